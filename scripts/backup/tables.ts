import { UserError } from "../../src/lib/errors/user-error.ts";
import { migrations, quote } from "../../src/server/db/migrate.ts";
import { firstOwnId } from "../../src/server/db/schema.ts";
import type { Run } from "../dev-server/neon-proxy.ts";

/** Parents first. */
export const backupTables = [
  "users",
  "blog_posts",
  "media_items",
  "videos",
  "discussions",
  "discussion_replies",
  "comments",
  "reports",
  "moderation_log",
  "subscriptions",
  "withdrawals",
  "mails",
] as const;

const codes = "codes of visitors must not outlive their day";
const unused = "the site does not use it";

export const omittedTables = {
  rate_limits: codes,
  counted_visitors: codes,
  articles: unused,
  donations: unused,
  products: unused,
  sessions: "moderators sign in again after a restore",
  sign_in_links: "they open accounts",
} as const;

export const allTables = [...backupTables, ...Object.keys(omittedTables)];

export type BackupTable = (typeof backupTables)[number];

export async function ask(run: Run, query: string, ...params: string[]) {
  return (await run({ query, params })).rows;
}

const codeColumns = ["visitor", "network"];

/** Without generated columns and codes of visitors. */
export async function storedColumns(run: Run, table: BackupTable): Promise<string> {
  const names = await ask(
    run,
    `SELECT quote_ident(column_name) FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name = ${quote(table)} AND is_generated = 'NEVER'
        AND column_name NOT IN (${codeColumns.map(quote).join(", ")})
      ORDER BY ordinal_position`,
  );
  return names.map(([name]) => name).join(", ");
}

/** @throws UserError if the database is newer than this copy of the site */
export async function stateOf(run: Run) {
  const present = await ask(
    run,
    "SELECT schemaname || '.' || tablename FROM pg_tables WHERE schemaname IN ('public', 'drizzle')",
  );
  const has = (name: string) => present.some(([found]) => found === name);
  const tables = backupTables.filter((table) => has(`public.${table}`));
  const version = has("drizzle.__drizzle_migrations") ? await lastMigration(run) : 0;
  if (version > newest())
    throw new UserError(
      "The database is newer than this copy of the site. Update this copy first: git pull, then npm ci. Nothing was changed.",
    );
  return { version, tables, next: await nextNumbers(run, tables) };
}

export const versions = () => migrations().map(({ version }) => version);

const newest = () => Math.max(...versions());

async function lastMigration(run: Run): Promise<number> {
  const [row] = await ask(run, "SELECT max(created_at) FROM drizzle.__drizzle_migrations");
  return Number(row?.[0] ?? 0);
}

async function nextNumbers(run: Run, tables: BackupTable[]) {
  const next: Partial<Record<BackupTable, number>> = {};
  for (const table of tables) {
    const [name] = await ask(run, `SELECT pg_get_serial_sequence(${quote(table)}, 'id')`);
    const [row] = await ask(run, `SELECT last_value + is_called::int FROM ${name?.[0]}`);
    next[table] = Number(row?.[0]);
  }
  return next;
}

// Other rows do not count, because `publish` can write them again.
const ownRows: Partial<Record<BackupTable, string>> = {
  // A restore merges them.
  withdrawals: "false",
  media_items: "false",
  videos: "false",
  blog_posts: "likes > 0",
  discussions: `id >= ${firstOwnId} OR views > 0`,
};

export async function isInUse(run: Run, tables: BackupTable[]): Promise<boolean> {
  if (tables.length === 0) return false;
  const any = tables.map(
    (table) => `EXISTS (SELECT FROM ${table} WHERE ${ownRows[table] ?? "true"})`,
  );
  const [row] = await ask(run, `SELECT ${any.join(" OR ")}`);
  return row?.[0]?.startsWith("t") === true;
}
