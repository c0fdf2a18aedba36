import { randomUUID } from "node:crypto";
import { openAsBlob } from "node:fs";
import pg from "pg";
import { inject } from "vitest";
import { type LocalDatabase, openLocalDatabase } from "../../scripts/local/database.ts";
import type { Around } from "../../scripts/local/endpoint.ts";

/**
 * A database of its own, without tables: on the PostgreSQL server that `DATABASE_URL` names, or in
 * memory.
 */
export async function openFreshDatabase(around?: Around): Promise<LocalDatabase> {
  const server = inject("databaseServer");
  if (server) return openOnServer(server, around);
  return openLocalDatabase({ memory: await openAsBlob(inject("snapshot")) }, around);
}

async function openOnServer(server: string, around?: Around): Promise<LocalDatabase> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const databaseUrl = new URL(server);
  databaseUrl.pathname = name;
  await onServer(server, `CREATE DATABASE ${name}`);
  const local = await openLocalDatabase({ databaseUrl: databaseUrl.href }, around);
  return {
    ...local,
    close: async () => {
      await local.close();
      await onServer(server, `DROP DATABASE ${name}`);
    },
  };
}

async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement);
  await client.end();
}
