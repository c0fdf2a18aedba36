import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Database } from "./client.ts";

const folder = fileURLToPath(new URL("./migrations", import.meta.url));

/**
 * Brings the tables up to date. Never called inside a request.
 *
 * Drizzle's own migrator sends a migration statement by statement, each its own transaction over
 * HTTP. Here a migration and the note that it ran are one `DO` statement under one lock, so that
 * it happens wholly or not at all, once, however often and by however many it is started.
 * The notes stand in Drizzle's table, in Drizzle's form.
 */
export async function migrateDatabase(db: Database): Promise<void> {
  for (const { statement } of migrations()) await db.execute(sql.raw(statement));
}

/** A migration as one statement. */
export interface Migration {
  /** Rises from one to the next; stands as `created_at` in the table of notes. */
  version: number;
  statement: string;
}

/** All that a copy of the site knows, this one unless another's folder is given; the oldest first. */
export const migrations = (migrationsFolder = folder): Migration[] =>
  readMigrationFiles({ migrationsFolder }).map(({ sql, hash, folderMillis }) => ({
    version: folderMillis,
    statement: doOnce(sql, hash, folderMillis),
  }));

/** A migration that notes that it ran, and does nothing where that note stands already. */
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

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;
