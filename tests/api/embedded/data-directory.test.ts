import fs, { existsSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { openLocalDatabase } from "../../../scripts/dev-server/database.ts";
import { connect } from "../../../src/server/db/client.ts";
import { runProgram, temporaryDirectory } from "../../support/child-process.ts";

const directory = await temporaryDirectory();

test("keeps data after a restart", async () => {
  const first = await openLocalDatabase({ dataDir: directory });
  await connect(first).execute(sql`CREATE TABLE kept AS SELECT 'a word' AS text`);
  await first.close();
  const second = await openLocalDatabase({ dataDir: directory });
  const { rows } = await connect(second).execute(sql`SELECT text FROM kept`);
  await second.close();

  expect(rows).toEqual([{ text: "a word" }]);
});

test("responds to a write once it is on the disk", async () => {
  const local = await openLocalDatabase({ dataDir: directory });
  const db = connect(local);
  await db.execute(sql`CREATE TABLE synced (id int)`);
  const fsync = vi.spyOn(fs, "fsyncSync");
  syncBuiltinESMExports();
  await db.execute(sql`SELECT * FROM synced`);
  expect(fsync).toHaveBeenCalledTimes(0);
  await db.execute(sql`INSERT INTO synced VALUES (1)`);
  expect(fsync).toHaveBeenCalledTimes(1);
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  await local.close();
});

test("rejects a second server on the directory in one line, also from another process", async () => {
  const local = await openLocalDatabase({ dataDir: directory });
  const refusal = /^DATA_DIR: another server is using .*site-test-\S+\. Stop it, or set DATA_DIR/;
  await expect(openLocalDatabase({ dataDir: directory })).rejects.toThrow(refusal);
  const other = await runProgram(["scripts/db.ts", "migrate"], { DATA_DIR: directory });
  await local.close();

  expect(other.code).toBe(1);
  expect(other.errors).toMatch(refusal);
  expect(other.errors.trim().split("\n").length).toBe(1);
});

test.for(["a file", "/proc/site"])(
  "rejects %s, which is not writable, in one line",
  async (place) => {
    const path = place === "a file" ? join(directory, "lock.sqlite") : place;
    const { code, errors } = await runProgram(["scripts/db.ts", "migrate"], { DATA_DIR: path });

    expect(code).toBe(1);
    expect(errors).toMatch(/^DATA_DIR: cannot write to .*Set DATA_DIR to a directory/);
    expect(errors).toContain(path);
    expect(errors.trim().split("\n").length).toBe(1);
  },
);

test("starts again after an interrupted first start", async () => {
  const dataDir = join(directory, "fresh");
  fs.mkdirSync(join(dataDir, "pg.new"), { recursive: true });
  fs.writeFileSync(join(dataDir, "pg.new", "PG_VERSION"), "18\n");
  const local = await openLocalDatabase({ dataDir });
  const { rows } = await connect(local).execute(sql`SELECT 1 AS one`);
  await local.close();

  expect(rows).toEqual([{ one: 1 }]);
  expect(existsSync(join(dataDir, "pg.new"))).toBe(false);
});
