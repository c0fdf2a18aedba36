import { globSync } from "node:fs";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { LocalDatabase } from "../../scripts/dev-server/database.ts";
import { connect, type Database, errorCode } from "../../src/server/db/client.ts";
import { doOnce, migrateDatabase } from "../../src/server/db/migrate.ts";
import { withPlainErrors } from "../../src/server/db/plain-errors.ts";
import { openFreshDatabase } from "../support/database.ts";

const migrations = globSync("src/server/db/migrations/*.sql").length;

let local: LocalDatabase;
let db: Database;

beforeEach(async () => {
  local = await openFreshDatabase();
  db = connect(local);
});

afterEach(() => local.close());

test("runs once if it is started five times at once, and changes nothing the second time", async () => {
  await Promise.all(Array.from({ length: 5 }, () => migrateDatabase(db)));
  await db.execute(sql`INSERT INTO users (username, password) VALUES ('one', 'x')`);
  await migrateDatabase(db);

  expect((await db.execute(sql`SELECT username FROM users`)).rows).toEqual([{ username: "one" }]);
  expect(await notes()).toBe(migrations);
});

test("explains that it cannot update a database of an earlier build, and changes nothing", async () => {
  await db.execute(sql.raw(doOnce(["CREATE TABLE comments (id int)"], "earlier", 1)));

  await expect(withPlainErrors(() => migrateDatabase(db))).rejects.toThrow(
    "The database comes from an earlier build of this site",
  );
  expect(await tables()).toEqual(["comments"]);
});

test("rolls back a migration that fails halfway, so that it can be run again", async () => {
  const bad = sql.raw(
    doOnce(["CREATE TABLE half (id int)", "CREATE TABLE half (id int)"], "hash", 1),
  );
  const code = await db.execute(bad).catch(errorCode);

  expect(code).toBe("42P07");
  expect(await tables()).toEqual([]);
  await db.execute(sql.raw(doOnce(["CREATE TABLE half (id int)"], "hash", 1)));
  expect(await tables()).toEqual(["half"]);
});

async function tables(): Promise<unknown[]> {
  const { rows } = await db.execute(
    sql`SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  return rows.map(({ tablename }) => tablename);
}

async function notes(): Promise<number> {
  const { rows } = await db.execute(sql`SELECT id FROM drizzle.__drizzle_migrations`);
  return rows.length;
}
