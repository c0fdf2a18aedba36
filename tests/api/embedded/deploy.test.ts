import { afterAll, beforeAll, expect, test } from "vitest";
import { addressOf, type LocalDatabase } from "../../../scripts/dev-server/database.ts";
import { runProgram } from "../../support/child-process.ts";
import { openFreshDatabase } from "../../support/database.ts";

let live: LocalDatabase;

beforeAll(async () => {
  live = await openFreshDatabase();
});

afterAll(() => live.close());

/** The tables in the live database. */
const tables = (): Promise<unknown[]> =>
  live.transaction("", async (run) => {
    const query = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'";
    return (await run({ query, params: [] })).rows;
  });

const deploy = (variables: NodeJS.ProcessEnv) => runProgram(["scripts/deploy.ts"], variables);

test("refuses every db command in a preview and reports why", async () => {
  const variables = {
    ...addressOf(live),
    CONTEXT: "deploy-preview",
    BACKUP_PASSPHRASE: "four words of mine",
  };
  const commands = ["migrate", "publish", "import x", "restore x", "erase --email a@b.example"];
  const ends = commands.map((words) =>
    runProgram(["scripts/db.ts", ...words.split(" ")], variables),
  );

  for (const { code, errors } of await Promise.all(ends))
    expect({ code, errors }).toEqual({
      code: 1,
      errors:
        'CONTEXT: found "deploy-preview". A preview must not change the live data. Set PREVIEW_DATABASE_URL to a separate database. Nothing was done.\n',
    });
  expect(await tables()).toEqual([]);
}, 60_000);

test("stops at an invalid environment before it builds or changes anything", async () => {
  const ends = [
    deploy({ CONTEXT: "production" }),
    deploy({ CONTEXT: "production", DATABASE_URL: "postgresql://u:secret@db.example.org/site" }),
    deploy({
      CONTEXT: "deploy-preview",
      DATABASE_URL: "postgresql://u:secret@ep-calm-sun-pooler.eu.aws.neon.tech/site",
      PREVIEW_DATABASE_URL: "postgresql://v:secret@ep-calm-sun.eu.aws.neon.tech/site",
    }),
    deploy({ ...addressOf(live), CONTEXT: "production", FEATURES: "blgo" }),
  ];
  const ended = await Promise.all(ends);

  for (const [at, said] of [
    "DATABASE_URL: found nothing.",
    "not at Neon",
    "PREVIEW_DATABASE_URL: found the database of DATABASE_URL.",
    "FEATURES",
  ].entries())
    expect(ended[at]).toMatchObject({ code: 1, errors: expect.stringContaining(said) });
  expect(JSON.stringify(ended)).not.toContain("secret");
  expect(await tables()).toEqual([]);
}, 60_000);
