import { type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import {
  aboutSubscription,
  erased,
  hashOfAddress,
  refused,
} from "../../src/community/mail/server/withdrawals.ts";
import { deletionOf, wipePosts } from "../../src/community/posts/server/stored-post.ts";
import { postTypes } from "../../src/lib/posts/post-types.ts";
import { plural } from "../../src/lib/text/plural.ts";
import type { Run } from "../dev-server/neon-proxy.ts";
import { ask, type stateOf } from "./tables.ts";

/** Rows of `withdrawals`, as JSON. */
type Deletions = string;

type State = Pick<Awaited<ReturnType<typeof stateOf>>, "tables">;

export async function readDeletions(run: Run, { tables }: State): Promise<Deletions> {
  if (!tables.includes("withdrawals")) return "[]";
  const [row] = await ask(
    run,
    `SELECT coalesce(json_agg(t), '[]') FROM withdrawals t WHERE about <> '${refused}'`,
  );
  return row?.[0] ?? "[]";
}

export function formatDeletions(deletions: Deletions, at: string): string {
  const since = (JSON.parse(deletions) as { created_at: string }[]).filter(
    ({ created_at }) => Date.parse(created_at) > Date.parse(at),
  );
  return [
    `The backup was made ${at}. This database knows of ${plural(since.length, "thing")} that people have deleted or stopped since then. They stay deleted.`,
    "If it is a new database, or itself comes from a backup, it does not know everything: erase again what people have asked you to erase since then.",
  ].join("\n");
}

export async function deleteAgain(run: Run, deletions: Deletions): Promise<void> {
  await ask(
    run,
    `INSERT INTO withdrawals (address, about, created_at)
      SELECT address, about, created_at FROM json_populate_recordset(NULL::withdrawals, $1::json)
      ON CONFLICT DO NOTHING`,
    deletions,
  );
  for (const kind of postTypes)
    await execute(
      run,
      wipePosts(
        kind,
        sql`p.deleted_at IS NULL AND ${deletionOf(kind, sql`p`)} IN (
          SELECT address FROM withdrawals WHERE about = 'post')`,
      ),
    );
  const isStopped = await readStopped(run);
  for (const [table, column, about] of addresses) {
    const rows = await ask(
      run,
      `SELECT id, ${column}, ${about} FROM ${table} WHERE ${column} IS NOT NULL`,
    );
    const ids = JSON.stringify(rows.filter(isStopped).map(([id]) => Number(id)));
    await ask(
      run,
      `DELETE FROM ${table} WHERE id IN (SELECT value::int FROM jsonb_array_elements_text($1::jsonb))`,
      ids,
    );
  }
}

/** Columns with addresses that can come back, and the subject of the emails to them. */
const addresses = [
  ["subscriptions", "email", aboutSubscription],
  ["mails", "recipient", "NULL"],
] as const;

async function execute(run: Run, statement: SQL): Promise<void> {
  const { sql: query, params } = new PgDialect().sqlToQuery(statement);
  await run({ query, params: params.map(String) });
}

type Row = (string | null)[];

async function readStopped(run: Run): Promise<(row: Row) => boolean> {
  const rows = await ask(run, "SELECT address, about FROM withdrawals WHERE about <> 'post'");
  const all = new Set(rows.map((row) => row.join(" ")));
  return ([, address, about]) => {
    const hash = all.size > 0 && hashOfAddress(String(address));
    return all.has(`${hash} ${about}`) || all.has(`${hash} ${erased}`);
  };
}
