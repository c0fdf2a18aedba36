import { randomUUID } from "node:crypto";
import pg from "pg";

/** Creates an empty database on a PostgreSQL server. */
export async function createDatabaseOn(
  server: string,
  name = `test_${randomUUID().replaceAll("-", "")}`,
) {
  await runStatement(server, `CREATE DATABASE ${name}`);
  return {
    databaseUrl: databaseUrlOf(server, name),
    drop: () => runStatement(server, `DROP DATABASE ${name}`),
  };
}

/** Returns the URL of a database on a PostgreSQL server. */
export const databaseUrlOf = (server: string, name: string): string => new URL(name, server).href;

/** Runs a statement without the site, over a connection of its own. */
export async function runStatement(
  connectionString: string,
  statement: string,
  values: unknown[] = [],
): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement, values);
  } finally {
    await client.end();
  }
}
