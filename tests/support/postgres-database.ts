import { randomUUID } from "node:crypto";
import pg from "pg";

/** The database with tables and content that the tests' PostgreSQL server copies for each file. */
export const siteTemplate = "site_template";

/** Creates a database on a PostgreSQL server: an empty one, or a copy of `template`. */
export async function createDatabaseOn(
  server: string,
  name = `test_${randomUUID().replaceAll("-", "")}`,
  template = "template1",
) {
  // The default strategy writes each page to the log as well.
  await runStatement(server, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  return {
    databaseUrl: databaseUrlOf(server, name),
    drop: () => runStatement(server, `DROP DATABASE ${name}`),
  };
}

export const databaseUrlOf = (server: string, name: string): string => new URL(name, server).href;

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
