import { type SQL, sql } from "drizzle-orm";
import { removedDays } from "../../../lib/input/limits.ts";
import { type PostType, postTypes } from "../../../lib/posts/post-types.ts";
import { database } from "../../../server/db/client.ts";
import { moderationLog } from "../../../server/db/schema.ts";
import { wipePosts } from "../../posts/server/stored-post.ts";
import { change, daysBefore, isVisitors, personalData } from "./personal-data.ts";

/** Rows per statement, so that no request times out after a busy day. */
const batch = 5000;

/** Safe to run twice, and at any time. @param now milliseconds */
export async function forget(now = Date.now()): Promise<void> {
  const [first, ...more] = statementsAt(now);
  const run = (statement: SQL) => database().execute(statement);
  let most = batch;
  while (most >= batch) {
    const results = await database().batch([run(first), ...more.map(run)]);
    most = Math.max(...results.map(({ rows }) => rows.length));
  }
}

function statementsAt(now: number): [SQL, ...SQL[]] {
  const [kind, ...kinds] = postTypes;
  const wipe = (kind: PostType) =>
    wipePosts(kind, isRemovedBefore(kind, daysBefore(now, removedDays)));
  const changes = personalData(now).flatMap(({ table, old = [] }) =>
    old.map(([rows, emptied]) => {
      const some = sql`SELECT ctid FROM ${table} WHERE ${rows} LIMIT ${batch}::int`;
      return sql`${change(table, emptied)} WHERE ctid IN (${some}) RETURNING 1`;
    }),
  );
  return [wipe(kind), ...kinds.map(wipe), ...changes];
}

const isRemovedBefore = (kind: PostType, limit: SQL): SQL => sql`
  p.status = 'removed' AND p.deleted_at IS NULL AND ${isVisitors(kind)} AND coalesce((
    SELECT max(l.at) FROM ${moderationLog} l
    WHERE l.kind = ${kind} AND l.post_id = p.id AND l.action LIKE 'remove%'), p.created_at) < ${limit}`;
