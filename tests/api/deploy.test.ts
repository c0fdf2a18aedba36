import { afterAll, beforeAll, expect, test } from "vitest";
import { dbCommand } from "../../scripts/commands/db-command.ts";
import { deploy } from "../../scripts/deploy.ts";
import { addressOf, isNeon, type LocalDatabase } from "../../scripts/dev-server/database.ts";
import { readEnv, setEnv } from "../../src/server/env.ts";
import { runProgram } from "../support/child-process.ts";
import { openFreshDatabase } from "../support/database.ts";

let live: LocalDatabase;

beforeAll(async () => {
  live = await openFreshDatabase();
});

afterAll(() => live.close());

const tables = (): Promise<unknown[]> =>
  live.transaction("", async (run) => {
    const query = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'";
    return (await run({ query, params: [] })).rows;
  });

test("refuses every db command in a preview and reports why", async () => {
  setEnv({
    ...addressOf(live),
    CONTEXT: "deploy-preview",
    BACKUP_PASSPHRASE: "four words of mine",
  });
  for (const words of ["migrate", "publish", "restore x", "erase --email a@b.example"])
    await expect(dbCommand(words.split(" "))).rejects.toThrow(
      'CONTEXT: found "deploy-preview". A preview has no data. Nothing was done.',
    );
  setEnv({ CONTEXT: undefined });

  expect(await tables()).toEqual([]);
});

test("stops at an invalid environment before it builds or changes anything", async () => {
  const deployWith = async (env: NodeJS.ProcessEnv) => deploy(readEnv(env));
  const elsewhere = "postgresql://u:secret@db.example.org/site";
  await expect(deployWith({ CONTEXT: "production", DATABASE_URL: elsewhere })).rejects.toThrow(
    /^(?!.*secret).*not at Neon/s,
  );
  const misspelt = { ...addressOf(live), CONTEXT: "production", FEATURES: "blgo" };
  await expect(deployWith(misspelt)).rejects.toThrow("FEATURES");
  expect(await tables()).toEqual([]);
});

test("exits with 1 without a database", async () => {
  expect(await runProgram(["scripts/deploy.ts"], { CONTEXT: "production" })).toEqual({
    code: 1,
    output: "",
    errors:
      "DATABASE_URL: found nothing. Expected the address of a database at Neon. Nothing was deployed.\n",
  });
});

test.each([
  ["postgresql://u:p@ep-calm-sun.eu-central-1.aws.neon.tech/db", true],
  ["postgresql://u:p@neon.tech.example.org/db", false],
  ["postgresql://u:p@notneon.tech/db", false],
])("recognises %s as Neon: %s", (databaseUrl, expected) => {
  expect(isNeon(databaseUrl)).toBe(expected);
});
