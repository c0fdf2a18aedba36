import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { mostCounted } from "../../../lib/reply-range.ts";
import { type Database, database } from "../../db/client.ts";
import { discussionReplies, discussions } from "../../db/schema.ts";
import { withoutNulls } from "../../db/timestamps.ts";
import { pageOf } from "../../http/pagination.ts";
import { selectDiscussion, toDiscussion } from "./queries.ts";

export const pageSize = 100;

export type Thread = NonNullable<Awaited<ReturnType<typeof getThread>>>;

/** Oldest replies first. @param after the last id of the previous page, or 0 @returns undefined if it does not exist */
export async function getThread(id: number, after: number) {
  const db = database();
  const [[row], found, [before]] = await db.batch([
    selectDiscussion(db, id),
    selectReplies(db, id, after),
    selectBefore(db, id, after),
  ]);
  if (!row) return undefined;
  const { entries: replies, next } = pageOf(found.map(withoutNulls), pageSize);
  const earlier = before?.earlier ?? 0;
  // Start of the previous page: an id, or 0 for the first page. Undefined on the first page.
  const previous = before?.last ? (before.previous ?? 0) : undefined;
  return { discussion: toDiscussion(row), replies, next, previous, earlier };
}

const { id, author, content, createdAt, editedAt, deletedAt, badge, discussionId } =
  discussionReplies;

/** Row comparisons make the planner use the page index, whatever its statistics say. */
const within = (discussion: number, after: number) => sql`
  (${discussionId}, ${id}) > (${discussion}::int, ${after}::int)
  AND (${discussionId}, ${id}) <= (${discussion}::int, 2147483647)`;

export const selectReplies = (db: Database, discussion: number, after: number) =>
  db
    .select({ id, author, content, createdAt, editedAt, deletedAt, badge })
    .from(discussionReplies)
    .where(and(sql`status = 'published'`, within(discussion, after)))
    .orderBy(asc(discussionId), asc(id))
    .limit(pageSize + 1);

/** Newest first, without deleted ones. */
export const selectNewestReplies = (db: Database, discussion: number, limit: number) =>
  db
    .select({ id, author, content, createdAt, editedAt })
    .from(discussionReplies)
    .where(and(sql`status = 'published' AND deleted_at IS NULL`, within(discussion, 0)))
    .orderBy(desc(discussionId), desc(id))
    .limit(limit);

/** Start of the previous page, the last id before this page, and a capped count of earlier replies. */
export const selectBefore = (db: Database, discussion: number, after: number) => {
  const before = (reply: SQL) => sql`FROM ${discussionReplies}
    WHERE status = 'published' AND (discussion_id, id) > (${discussion}::int, 0)
      AND (discussion_id, id) <= (${discussion}::int, ${reply})
    ORDER BY discussion_id DESC, id DESC`;
  const all = before(sql`${after}::int`);
  const start = sql`SELECT id ${all} OFFSET ${pageSize}::int LIMIT 1`;
  const page = (reply: SQL) => sql`
    SELECT min(id) AS first, count(*) AS rows, count(*) FILTER (WHERE deleted_at IS NULL) AS shown
    FROM (SELECT id, deleted_at ${before(reply)} LIMIT ${pageSize}::int) AS page`;
  // Counts page by page: with one large LIMIT the planner may read all rows before it counts.
  const few = sql`WITH RECURSIVE few AS (
      SELECT 1 AS number, page.* FROM (${page(sql`${after}::int`)}) AS page
      UNION ALL SELECT few.number + 1, page.* FROM few, LATERAL (${page(sql`few.first - 1`)}) AS page
      WHERE few.rows = ${pageSize}::int AND few.number <= ${mostCounted / pageSize}::int)
    SELECT least(sum(shown), ${mostCounted + 1}::int)::int FROM few`;
  return db
    .select({
      previous: sql<number | null>`(${start})`,
      earlier: sql<number>`(${few})`,
      last: sql<number | null>`(SELECT id ${all} LIMIT 1)`,
    })
    .from(discussions)
    .where(eq(discussions.id, discussion));
};
