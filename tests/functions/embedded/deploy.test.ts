import { afterAll, beforeAll, expect, test } from "vitest";
import { addressOf, type LocalDatabase } from "../../../scripts/local/database.ts";
import { runProgram, temporaryDirectory } from "../../setup/child.ts";
import { openFreshDatabase } from "../../setup/database.ts";

let live: LocalDatabase;

beforeAll(async () => {
  live = await openFreshDatabase();
});

afterAll(() => live.close());

/** What has been made in the live database. */
const tables = (): Promise<unknown[]> =>
  live.transaction("", async (run) => {
    const query = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'";
    return (await run({ query, params: [] })).rows;
  });

const place = await temporaryDirectory();
const deploy = (variables: NodeJS.ProcessEnv) =>
  runProgram(["scripts/deploy.ts"], { BUILD_DIR: place, ...variables });

test.each([
  ["migrate"],
  ["publish"],
  ["import", "x"],
  ["restore", "x", "--replace"],
  ["erase", "--email", "ada@example.org"],
])("in a preview, npm run db -- %s does nothing, and says why", async (...args) => {
  const { code, errors } = await runProgram(["scripts/db.ts", ...args], {
    ...addressOf(live),
    CONTEXT: "deploy-preview",
    BACKUP_PASSPHRASE: "four words of mine",
  });

  expect(code).toBe(1);
  expect(errors).toBe(
    'CONTEXT: found "deploy-preview", which must not touch the data of the site. Set PREVIEW_DATABASE_URL to a database of its own. Nothing was done.\n',
  );
  expect(await tables()).toEqual([]);
});

test("what is wrong stops a deploy before anything is built or changed", async () => {
  const none = await deploy({ CONTEXT: "production" });
  const elsewhere = await deploy({
    CONTEXT: "production",
    DATABASE_URL: "postgresql://u:secret@db.example.org/site",
  });
  const same = await deploy({
    CONTEXT: "deploy-preview",
    DATABASE_URL: "postgresql://u:secret@ep-calm-sun-pooler.eu.aws.neon.tech/site",
    PREVIEW_DATABASE_URL: "postgresql://v:secret@ep-calm-sun.eu.aws.neon.tech/site?sslmode=require",
  });
  const wrong = await deploy({ ...addressOf(live), CONTEXT: "production", FEATURES: "blgo" });

  expect(none.errors).toContain("DATABASE_URL: found nothing.");
  expect(elsewhere.errors).toContain("not at Neon");
  expect(same.errors).toContain("PREVIEW_DATABASE_URL: found the database of DATABASE_URL.");
  expect(wrong.errors).toContain("FEATURES");
  expect([none, elsewhere, same, wrong].map(({ code }) => code)).toEqual([1, 1, 1, 1]);
  expect(JSON.stringify([elsewhere, same])).not.toContain("secret");
  expect(await tables()).toEqual([]);
}, 60_000);
