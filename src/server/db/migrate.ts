import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Database } from "./client.ts";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

/**
 * Never call this in a request. Drizzle's own migrator runs each statement in a separate transaction over HTTP; here
 * each migration is one `DO` statement under a lock.
 */
export async function migrateDatabase(db: Database): Promise<void> {
  for (const { statement } of migrations()) await db.execute(sql.raw(statement));
}

export const migrations = () =>
  readMigrationFiles({ migrationsFolder }).map(({ sql, hash, folderMillis }) => ({
    version: folderMillis,
    statement: doOnce(sql, hash, folderMillis),
  }));

export const doOnce = (statements: string[], hash: string, createdAt: number): string =>
  `DO ${quote(block(statements, hash, createdAt))}`;

const block = (statements: string[], hash: string, createdAt: number) => `BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('migrations'));
  CREATE SCHEMA IF NOT EXISTS drizzle;
  CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations
    (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint);
  IF NOT EXISTS (SELECT FROM drizzle.__drizzle_migrations m WHERE m.created_at >= ${createdAt}) THEN
    ${statements.map((statement) => `EXECUTE ${quote(statement)};`).join("\n    ")}
    INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES (${quote(hash)}, ${createdAt});
  END IF;
END`;

export const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;
