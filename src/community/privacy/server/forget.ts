import { type SQL, sql } from "drizzle-orm";
import { removedDays } from "../../../lib/input/limits.ts";
import { type PostType, postTypes } from "../../../lib/posts/post-types.ts";
import { database } from "../../../server/db/client.ts";
import { moderationLog } from "../../../server/db/schema.ts";
import { wipePosts } from "../../posts/server/stored-post.ts";
import { change, daysBefore, isVisitors, personalData } from "./personal-data.ts";

/** Maximum number of rows per statement, so that none times out after a busy day. */
const batch = 20_000;

/**
 * Deletes the codes of visitors of earlier days (UTC), and everything that is too old. A scheduled function and `npm
 * start` call it. Safe to run twice, and at any time.
 * @param now milliseconds
 */
export async function forget(now = Date.now()): Promise<void> {
  for (const { table, old = [] } of personalData(now))
    for (const [rows, emptied] of old) {
      const some = sql`SELECT ctid FROM ${table} WHERE ${rows} LIMIT ${batch}::int`;
      await inBatches(sql`${change(table, emptied)} WHERE ctid IN (${some}) RETURNING 1`);
    }
  for (const kind of postTypes)
    await database().execute(wipePosts(kind, isRemovedBefore(kind, daysBefore(now, removedDays))));
}

const isRemovedBefore = (kind: PostType, limit: SQL): SQL => sql`
  p.status = 'removed' AND p.deleted_at IS NULL AND ${isVisitors(kind)} AND coalesce((
    SELECT max(l.at) FROM ${moderationLog} l
    WHERE l.kind = ${kind} AND l.post_id = p.id AND l.action LIKE 'remove%'), p.created_at) < ${limit}`;

async function inBatches(statement: SQL): Promise<void> {
  let changed = batch;
  while (changed === batch) {
    const { rows } = await database().execute<{ changed: number }>(
      sql`WITH done AS (${statement}) SELECT count(*)::int AS changed FROM done`,
    );
    changed = rows[0]?.changed ?? 0;
  }
}
