import fs, { existsSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { lockDirectory, openLocalDatabase } from "../../../scripts/dev-server/database.ts";
import { UserError } from "../../../src/lib/user-error.ts";
import { connect } from "../../../src/server/db/client.ts";
import { runProgram, temporaryDirectory } from "../../support/child-process.ts";

const dataDir = join(await temporaryDirectory(), "data");

test("creates a database after an interrupted first start, and keeps data after a restart", async () => {
  fs.mkdirSync(join(dataDir, "pg.new"), { recursive: true });
  fs.writeFileSync(join(dataDir, "pg.new", "PG_VERSION"), "18\n");
  const first = await openLocalDatabase({ dataDir });
  expect(existsSync(join(dataDir, "pg.new"))).toBe(false);
  await connect(first).execute(sql`CREATE TABLE kept AS SELECT 'a word' AS text`);
  await first.close();
  const second = await openLocalDatabase({ dataDir });
  const { rows } = await connect(second).execute(sql`SELECT text FROM kept`);
  await second.close();

  expect(rows).toEqual([{ text: "a word" }]);
});

test("responds to a write once it is on the disk", async () => {
  const local = await openLocalDatabase({ dataDir });
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

test.for(["writeSync", "writeFileSync"])(
  "stops when %s first fails, and keeps every confirmed write",
  async (failing) => {
    const copy = join(await temporaryDirectory(), "data");
    fs.cpSync(dataDir, copy, { recursive: true });
    const program = ["tests/support/full-disk.ts", copy, failing];
    const { code, output, errors } = await runProgram(program);
    const local = await openLocalDatabase({ dataDir: copy });
    const { rows } = await connect(local).execute(
      sql`SELECT count(*)::int AS stored FROM answered`,
    );
    await local.close();

    expect(code).toBe(1);
    expect(errors).toMatch(/^DATA_DIR: cannot write to .*The disk is full or broken\..*\n$/);
    expect(output).toBe("5 answered\n");
    expect(rows).toEqual([{ stored: 5 }]);
  },
);

test("refuses a data directory that has lost files, and creates nothing in it", async () => {
  for (const lost of ["pg/global/pg_control", "pg/PG_VERSION", "pg/base", "pg"]) {
    const copy = join(await temporaryDirectory(), "data");
    fs.cpSync(dataDir, copy, { recursive: true });
    fs.rmSync(join(copy, lost), { recursive: true });
    const error = await openLocalDatabase({ dataDir: copy }).catch((reason: Error) => reason);

    expect(String(error)).toMatch(/DATA_DIR: the database in .* cannot be opened.*backup/);
    expect(existsSync(join(copy, lost))).toBe(false);
  }
});

test("rejects a second server on the directory in one line, even from another process", async () => {
  const unlock = lockDirectory(dataDir);
  const refusal =
    /^DATA_DIR: another server is using .*site-test-\S+\. Stop it, or set DATA_DIR.*$/;
  await expect(openLocalDatabase({ dataDir })).rejects.toThrow(refusal);
  const other = await runProgram(["scripts/db.ts", "migrate"], { DATA_DIR: dataDir });
  unlock();

  expect(other.code).toBe(1);
  expect(other.errors.trimEnd()).toMatch(refusal);
});

test("rejects a directory that is not writable, in one line", async () => {
  const path = join(dataDir, "lock.sqlite");
  const error = await openLocalDatabase({ dataDir: path }).catch((reason: UserError) => reason);

  expect(error).toBeInstanceOf(UserError);
  expect(String(error)).toMatch(/DATA_DIR: cannot write to .*Set DATA_DIR to a directory.*$/);
  expect(String(error)).toContain(path);
});
