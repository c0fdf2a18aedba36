import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { Mistake } from "../lib/explain.ts";
import { database } from "./db/client.ts";
import { firstOwnId } from "./db/schema.ts";

/**
 * What an export holds, parents before children. Left out is what means nothing elsewhere: who sits at
 * the desk, who was counted today under a salt that is forgotten tomorrow, and the site's own secret.
 */
export const exported = [
  "users",
  "articles",
  "blog_posts",
  "media_items",
  "videos",
  "products",
  "donations",
  "discussions",
  "discussion_replies",
  "comments",
  "reports",
  "moderation_log",
] as const;

type Table = (typeof exported)[number];

const mark = "ntkoc-export";
/** How many rows one statement of an import writes. */
const chunk = 500;

interface Line {
  table: Table;
  row: { id: number };
}

/**
 * Everything in the tables as text, at one moment: a line that says what it is, a line for each row in
 * the order of ids, and a last line with a checksum of all before it. The same data is the same text.
 */
export async function exportText(): Promise<string> {
  const db = database();
  const rowsOf = (table: Table, at: number) => sql`
    SELECT ${at}::int AS at, t.id, ${table}::text AS table, row_to_json(t)::text AS row
    FROM ${sql.identifier(table)} t`;
  const [, { rows }] = await db.batch([
    db.execute(sql`SELECT set_config('TimeZone', 'UTC', true)`),
    db.execute(sql`${sql.join(exported.map(rowsOf), sql` UNION ALL `)} ORDER BY at, id`),
  ]);
  const lines = rows.map(({ table, row }) => `{"table":"${table}","row":${row}}\n`);
  const body = [`${JSON.stringify({ [mark]: await shape() })}\n`, ...lines].join("");
  return `${body}${JSON.stringify({ sha256: checksum(body), rows: lines.length })}\n`;
}

const checksum = (text: string) => createHash("sha256").update(text).digest("hex");

/** Tells one state of the tables from another: the last migration that ran. */
async function shape(): Promise<string> {
  const { rows } = await database().execute(
    sql`SELECT hash FROM drizzle.__drizzle_migrations ORDER BY created_at DESC LIMIT 1`,
  );
  return String(rows[0]?.["hash"]);
}

/**
 * Puts what an export holds in the place of what the tables hold, all or nothing.
 * @param replace also where visitors have written something here, or there are accounts
 * @returns how many rows
 * @throws Mistake that says why nothing was changed
 */
export async function importText(text: string, replace: boolean): Promise<number> {
  const lines = readLines(text, await shape());
  if (!replace && (await isInUse()))
    throw new Mistake(
      "The database holds visitors' posts or accounts, which an import would replace. Add --replace if you mean it. Nothing was changed.",
    );
  const db = database();
  const run = (statement: ReturnType<typeof sql>) => db.execute(statement);
  await db.batch([
    run(sql`DELETE FROM sessions`),
    ...exported.toReversed().map((table) => run(sql`DELETE FROM ${sql.identifier(table)}`)),
    ...exported.flatMap((table) => insert(lines, table)),
    // Each reply that was written raised the count, which the discussion brought along.
    run(sql`UPDATE discussions d SET replies = c.total FROM (
        SELECT d.id, count(r.id) FILTER (WHERE r.status = 'published' AND r.deleted_at IS NULL) AS total
        FROM discussions d LEFT JOIN discussion_replies r ON r.discussion_id = d.id GROUP BY d.id
      ) c WHERE c.id = d.id AND c.total <> d.replies`),
    ...exported.map((table) => run(goOn(table))),
  ]);
  return lines.length;
}

function insert(lines: Line[], table: Table) {
  const rows = lines.filter((line) => line.table === table).map(({ row }) => row);
  const parts = Array.from({ length: Math.ceil(rows.length / chunk) }, (_, part) =>
    rows.slice(part * chunk, (part + 1) * chunk),
  );
  const name = sql.identifier(table);
  return parts.map((part) =>
    database().execute(sql`INSERT INTO ${name}
      SELECT * FROM json_populate_recordset(NULL::${name}, ${JSON.stringify(part)}::json)`),
  );
}

/** The next row gets a number that none had. */
const goOn = (table: Table) => sql`
  SELECT setval(pg_get_serial_sequence(${table}, 'id'),
    greatest(${table === "discussions" ? firstOwnId - 1 : 0}::int, (SELECT coalesce(max(id), 0) FROM ${sql.identifier(table)})) + 1,
    false)`;

async function isInUse(): Promise<boolean> {
  const { rows } = await database().execute(sql`
    SELECT EXISTS (SELECT FROM users) OR EXISTS (SELECT FROM comments)
      OR EXISTS (SELECT FROM discussion_replies)
      OR EXISTS (SELECT FROM discussions WHERE id >= ${firstOwnId}::int) AS used`);
  return rows[0]?.["used"] === true;
}

/** @throws Mistake */
function readLines(text: string, expected: string): Line[] {
  const [head = "", ...rest] = text.split("\n");
  const [end = "", empty] = rest.splice(-2);
  const found = fieldsOf(head)[mark];
  if (found === undefined) throw refused("This file is no export of this site.");
  const body = text.slice(0, text.length - end.length - 1);
  if (empty !== "" || fieldsOf(end)["sha256"] !== checksum(body))
    throw refused("This export is damaged or incomplete: its checksum does not match.");
  if (found !== expected)
    throw refused(
      "This export was made by another version of the site. Bring both to the same one.",
    );
  const lines = rest.map(fieldsOf);
  if (lines.every(isLine)) return lines;
  throw refused("This export holds something that the site does not know.");
}

const isLine = (line: Record<string, unknown>): line is Record<string, unknown> & Line =>
  exported.some((table) => table === line["table"]) && typeof line["row"] === "object";

function fieldsOf(line: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

const refused = (why: string) => new Mistake(`${why} Nothing was changed.`);
