import { existsSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { Mistake } from "../../../src/lib/explain.ts";
import { connect, errorCode } from "../../../src/server/db/client.ts";
import { migrations } from "../../../src/server/db/migrate.ts";
import type { Env } from "../../../src/server/env.ts";
import { isNeon, openLocalDatabase } from "../database.ts";
import { broken, type Finding, hint, ok } from "./finding.ts";

/**
 * Whether the database can be reached, knows every table, and somebody can sign in at the desk.
 * @param waits why somebody has to, or nothing
 */
export async function data(
  root: string,
  env: Env | undefined,
  waits: string | undefined,
): Promise<Finding[]> {
  if (!env) return [hint("Not looked at, since the environment is wrong.")];
  const { DATABASE_URL: url, DATA_DIR } = env;
  const dataDir = join(root, DATA_DIR);
  if (!url && !existsSync(join(dataDir, "pg")))
    return [hint("There is no embedded database yet.", "npm start makes it.")];
  try {
    const { address, close } = await open(url, dataDir);
    return await lookAt(root, connect(address), waits).finally(close);
  } catch (error) {
    if (error instanceof Mistake) return [hint(`Not looked at. ${error.message}`)];
    return [url ? unreachable(error) : unopened(DATA_DIR)];
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
    "Compare the address with Neon's own under Connect; with a PostgreSQL of your own, see whether it runs.",
  );

const unopened = (directory: string) =>
  broken(
    `The embedded database in ${directory} cannot be opened.`,
    `Give ${directory} another name, so that nothing is lost, and run npm start, which makes a new one; docs/when-something-breaks.md says how to put a backup into it.`,
  );

type Database = ReturnType<typeof connect>;

async function lookAt(root: string, db: Database, waits?: string): Promise<Finding[]> {
  const wanted = migrations(join(root, "src/server/db/migrations")).map(({ version }) => version);
  const last = await lastMigration(db);
  const pending = wanted.filter((time) => time > last).length;
  if (pending === 0)
    return [ok("The database answers, and its tables are up to date"), await accounts(db, waits)];
  const words =
    last === 0 ? "has no tables yet" : `lacks ${pending} of ${wanted.length} migrations`;
  return [broken(`The database ${words}.`, "npm run db -- migrate")];
}

const noSuchTable = ["42P01", "3F000"];

/** When the last migration was made that the database knows, as a number; 0 for none. */
async function lastMigration(db: Database): Promise<number> {
  const query = sql`SELECT max(created_at)::text AS last FROM drizzle.__drizzle_migrations`;
  try {
    const { rows } = await db.execute<{ last: string | null }>(query);
    return Number(rows[0]?.last ?? 0);
  } catch (error) {
    if (noSuchTable.includes(errorCode(error) ?? "")) return 0;
    throw error;
  }
}

async function accounts(db: Database, waits: string | undefined): Promise<Finding> {
  const { rows } = await db.execute<{ count: string }>(sql`SELECT count(*)::text FROM users`);
  const count = Number(rows[0]?.count ?? 0);
  if (count > 0) return ok(`${count} ${count === 1 ? "person" : "people"} can sign in at /desk`);
  const remedy = 'npm run db -- user add "Your name"';
  if (waits) return broken(`Nobody can sign in at /desk, and ${waits}.`, remedy);
  return hint("Nobody can sign in at /desk yet, to look after what visitors post.", remedy);
}
