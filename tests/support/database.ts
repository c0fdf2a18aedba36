import { inject } from "vitest";
import { type LocalDatabase, openLocalDatabase } from "../../scripts/dev-server/database.ts";
import type { Around } from "../../scripts/dev-server/neon-proxy.ts";
import { createDatabaseOn, siteTemplate } from "./postgres-database.ts";

/** Opens a new database without tables. @param template a database to copy */
export async function openFreshDatabase(
  around?: Around,
  template?: string,
): Promise<LocalDatabase> {
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

export const openSiteDatabase = (around?: Around) => openFreshDatabase(around, siteTemplate);

/** Creates a database on the tests' PostgreSQL server, for a program that opens it itself. */
export const createDatabase = (template?: string) =>
  createDatabaseOn(inject("databaseServer") ?? "", undefined, template);
