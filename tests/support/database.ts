import { openAsBlob } from "node:fs";
import { inject } from "vitest";
import { type LocalDatabase, openLocalDatabase } from "../../scripts/dev-server/database.ts";
import type { Around } from "../../scripts/dev-server/neon-proxy.ts";
import { createDatabaseOn } from "./postgres-database.ts";

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
export const createDatabase = () => createDatabaseOn(inject("databaseServer") ?? "");
