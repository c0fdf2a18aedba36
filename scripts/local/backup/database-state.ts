import { Mistake } from "../../../src/lib/explain.ts";
import { migrations } from "../../../src/server/db/migrate.ts";
import { firstOwnId } from "../../../src/server/db/schema.ts";
import type { Run } from "../endpoint.ts";
import { type Kept, kept, quoted } from "./kept.ts";

/** What a database holds before anything is done with it. */
export interface DatabaseState {
  /** The last migration that ran, or 0. */
  version: number;
  /** The tables that are there, of those that a backup holds. */
  tables: Kept[];
  /** The number that the next row of a table gets. */
  next: Partial<Record<Kept, number>>;
}

/** The rows of a query. */
export async function ask(run: Run, query: string, ...params: string[]) {
  return (await run({ query, params })).rows;
}

/** @throws Mistake where the database is newer than this copy of the site */
export async function stateOf(run: Run): Promise<DatabaseState> {
  const present = await ask(
    run,
    "SELECT schemaname || '.' || tablename FROM pg_tables WHERE schemaname IN ('public', 'drizzle')",
  );
  const has = (name: string) => present.some(([found]) => found === name);
  const tables = kept.filter((table) => has(`public.${table}`));
  const version = has("drizzle.__drizzle_migrations") ? await lastMigration(run) : 0;
  if (version > newest())
    throw new Mistake(
      "The database is newer than this copy of the site. Bring the copy up to date first. Nothing was changed.",
    );
  return { version, tables, next: await nextNumbers(run, tables) };
}

const newest = () => Math.max(...migrations().map(({ version }) => version));

async function lastMigration(run: Run): Promise<number> {
  const [row] = await ask(run, "SELECT max(created_at) FROM drizzle.__drizzle_migrations");
  return Number(row?.[0] ?? 0);
}

async function nextNumbers(run: Run, tables: Kept[]): Promise<DatabaseState["next"]> {
  const next: DatabaseState["next"] = {};
  for (const table of tables.filter((name) => name !== "secrets")) {
    const [name] = await ask(run, `SELECT pg_get_serial_sequence(${quoted(table)}, 'id')`);
    const [row] = await ask(run, `SELECT last_value + is_called::int FROM ${name?.[0]}`);
    next[table] = Number(row?.[0]);
  }
  return next;
}

// What files publish may be there: it comes back with the next `publish`.
const fromFiles: Partial<Record<Kept, string>> = {
  secrets: "false",
  media_items: "false",
  videos: "false",
  blog_posts: "likes > 0",
  discussions: `id >= ${firstOwnId} OR views > 0`,
};

/** Whether there is anything that visitors or moderators made. */
export async function isInUse(run: Run, tables: Kept[]): Promise<boolean> {
  if (tables.length === 0) return false;
  const any = tables.map(
    (table) => `EXISTS (SELECT FROM ${table} WHERE ${fromFiles[table] ?? "true"})`,
  );
  const [row] = await ask(run, `SELECT ${any.join(" OR ")}`);
  return row?.[0]?.startsWith("t") === true;
}
