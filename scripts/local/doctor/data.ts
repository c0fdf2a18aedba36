import { existsSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { Mistake } from "../../../src/lib/explain.ts";
import { connect, errorCode } from "../../../src/server/db/client.ts";
import type { Env } from "../../../src/server/env.ts";
import { isNeon, openLocalDatabase } from "../database.ts";
import { broken, type Finding, hint, ok } from "./finding.ts";

/** Whether the database can be reached, and knows every table. */
export async function data(root: string, env: Env | undefined): Promise<Finding[]> {
  if (!env) return [hint("Not looked at, since the environment is wrong.")];
  const { DATABASE_URL: url, DATA_DIR } = env;
  const dataDir = join(root, DATA_DIR);
  if (!url && !existsSync(join(dataDir, "pg")))
    return [hint("There is no embedded database yet.", "npm start makes it.")];
  try {
    const { address, close } = await open(url, dataDir);
    return await lookAt(root, connect(address)).finally(close);
  } catch (error) {
    if (!(error instanceof Mistake)) return [unreachable(error)];
    return [hint(`Not looked at. ${error.message}`)];
  }
}

async function open(databaseUrl: string | undefined, dataDir: string) {
  if (databaseUrl && isNeon(databaseUrl))
    return { address: { databaseUrl }, close: async () => {} };
  const { close, ...address } = await openLocalDatabase(
    databaseUrl ? { databaseUrl } : { dataDir },
  );
  return { address, close };
}

const unreachable = (error: unknown) =>
  broken(
    `DATABASE_URL: the database cannot be reached${errorCode(error) ? ` (${errorCode(error)})` : ""}.`,
    "Compare the address with Neon's own under Connect, and look whether the project is there.",
  );

const noSuchTable = ["42P01", "3F000"];

async function lookAt(root: string, db: ReturnType<typeof connect>): Promise<Finding[]> {
  const migrationsFolder = join(root, "src/server/db/migrations");
  const wanted = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
  const last = await db
    .execute<{ last: string | null }>(
      sql`SELECT max(created_at)::text AS last FROM drizzle.__drizzle_migrations`,
    )
    .then(
      ({ rows: [row] }) => Number(row?.last ?? 0),
      (error) => {
        if (noSuchTable.includes(errorCode(error) ?? "")) return 0;
        throw error;
      },
    );
  const pending = wanted.filter((time) => time > last).length;
  if (pending === 0) return [ok("The database answers, and its tables are up to date")];
  const words =
    last === 0 ? "has no tables yet" : `lacks ${pending} of ${wanted.length} migrations`;
  return [broken(`The database ${words}.`, "npm run db -- migrate")];
}
