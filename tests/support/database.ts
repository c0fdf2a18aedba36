import { openAsBlob } from "node:fs";
import { inject } from "vitest";
import { type LocalDatabase, openLocalDatabase } from "../../scripts/dev-server/database.ts";
import type { Around } from "../../scripts/dev-server/neon-proxy.ts";
import { createDatabaseOn } from "./postgres-database.ts";
import { createSiteTables, siteTemplate } from "./site-tables.ts";

/** Opens a new database without tables: on the tests' PostgreSQL server, or a PGlite in memory. */
export async function openFreshDatabase(around?: Around): Promise<LocalDatabase> {
  if (inject("databaseServer")) return openOnServer(around);
  const snapshot = inject("snapshot");
  return openLocalDatabase({ memory: snapshot ? await openAsBlob(snapshot) : "empty" }, around);
}

/** Opens a new database with the tables and the tests' content. */
export async function openSiteDatabase(around?: Around): Promise<LocalDatabase> {
  if (inject("databaseServer")) return openOnServer(around, siteTemplate);
  const local = await openFreshDatabase(around);
  await createSiteTables(local);
  return local;
}

async function openOnServer(around?: Around, template?: string): Promise<LocalDatabase> {
  const { databaseUrl, drop } = await createDatabase(template);
  const local = await openLocalDatabase({ databaseUrl }, around);
  return {
    ...local,
    close: async () => {
      await local.close();
      await drop();
    },
  };
}

/** Creates a database on the tests' PostgreSQL server, for a program that opens it itself. */
export const createDatabase = (template?: string) =>
  createDatabaseOn(inject("databaseServer") ?? "", undefined, template);
