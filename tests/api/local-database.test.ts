import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { migrate } from "../../scripts/commands/database.ts";
import { addressOf, lockDirectory, openLocalDatabase } from "../../scripts/dev-server/database.ts";
import { openDirectory } from "../../scripts/dev-server/pglite.ts";
import { connect } from "../../src/server/db/client.ts";
import { setEnv } from "../../src/server/env.ts";
import { holdDatabase, runProgram, temporaryDirectory } from "../support/child-process.ts";
import { publishFixtures } from "../support/publish-files.ts";
import { postJson, typed } from "../support/site.ts";

// Creating and opening a database takes seconds on a busy machine.
const timeout = 120_000;

const directory = await temporaryDirectory();
const dataDir = join(directory, "data");

afterEach(() => vi.restoreAllMocks());

test("creates a database after an interrupted start, and keeps what was stored before it is killed", {
  timeout,
}, async () => {
  mkdirSync(join(dataDir, "pg.new"), { recursive: true });
  writeFileSync(join(dataDir, "pg.new", "PG_VERSION"), "18\n");
  const holder = await holdDatabase(dataDir);
  // If this test fails, others open the directory.
  onTestFinished(() => holder.end("SIGKILL"));
  setEnv({ SECRET: "the secret of the tests", ...addressOf(holder.address) });
  await migrate().then(publishFixtures);
  expect((await postJson("/api/discussions/1/replies", typed)).status).toBe(201);
  await holder.end("SIGKILL");
  const local = await openLocalDatabase({ dataDir });
  const { rows } = await connect(local).execute(sql`
    SELECT content, (SELECT replies FROM discussions WHERE id = 1) AS replies
    FROM discussion_replies`);
  await local.close();

  expect(rows).toEqual([{ content: typed.content, replies: 1 }]);
  expect(existsSync(join(dataDir, "pg.new"))).toBe(false);
  expect(statSync(dataDir).mode & 0o077).toBe(0);
});

test("rejects a second program on the directory in one line, even from another process", async () => {
  const unlock = lockDirectory(dataDir);
  const refusal =
    /^DATA_DIR: another program is using .*data \(.+, process \d+\)\. Stop it with Ctrl\+C .*$/;
  await expect(openLocalDatabase({ dataDir })).rejects.toThrow(refusal);
  const other = await runProgram(["scripts/db.ts", "migrate"], { DATA_DIR: dataDir });
  unlock();

  expect(other.code).toBe(1);
  expect(other.errors.trimEnd()).toMatch(refusal);
});

test("repeats what PostgreSQL says of a database that it cannot open", { timeout }, async () => {
  const own = join(directory, "pg");
  await openDirectory(own).then((backend) => backend.close());
  for (const [name, text, message] of [
    ["PG_VERSION", "17\n", "was initialized by PostgreSQL version 17, which is not compatible"],
    ["postgresql.conf", "port = =\n", '/postgresql.conf" line 1'],
  ] as const) {
    const before = readFileSync(join(own, name));
    writeFileSync(join(own, name), text);
    await expect(openDirectory(own)).rejects.toThrow(message);
    writeFileSync(join(own, name), before);
  }
});
