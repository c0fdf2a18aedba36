import { randomUUID } from "node:crypto";
import { openAsBlob } from "node:fs";
import pg from "pg";
import { inject } from "vitest";
import { type LocalDatabase, openLocalDatabase } from "../../scripts/dev-server/database.ts";
import type { Around } from "../../scripts/dev-server/neon-proxy.ts";

/** Opens a new database without tables: on the tests' PostgreSQL server, or a PGlite in memory. */
export async function openFreshDatabase(around?: Around): Promise<LocalDatabase> {
  if (inject("databaseServer")) return openOnServer(around);
  const snapshot = inject("snapshot");
  return openLocalDatabase({ memory: snapshot ? await openAsBlob(snapshot) : "empty" }, around);
}

async function openOnServer(around?: Around): Promise<LocalDatabase> {
  const { databaseUrl, drop } = await createDatabase();
  const local = await openLocalDatabase({ databaseUrl }, around);
  return {
    ...local,
    close: async () => {
      await local.close();
      await drop();
    },
  };
}

/** Creates an empty database on the tests' PostgreSQL server, for a program that opens it itself. */
export async function createDatabase() {
  const server = inject("databaseServer") ?? "";
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const databaseUrl = new URL(server);
  databaseUrl.pathname = name;
  await onServer(server, `CREATE DATABASE ${name}`);
  return {
    databaseUrl: databaseUrl.href,
    drop: () => onServer(server, `DROP DATABASE ${name}`),
  };
}

async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement);
  await client.end();
}
