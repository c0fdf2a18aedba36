import { and, asc, desc, sql } from "drizzle-orm";
import { type Database, database } from "../../../../server/db/client.ts";
import { discussionReplies } from "../../../../server/db/schema.ts";
import { withoutNulls } from "../../../../server/db/timestamps.ts";
import { largestId, pageOf } from "../../../../server/http/pagination.ts";
import { selectDiscussion, toDiscussion } from "./queries.ts";

export const pageSize = 50;

export type ThreadPage = NonNullable<Awaited<ReturnType<typeof getThread>>>;

/** Oldest replies first. @param after the last id of the previous page, or 0 @returns undefined if it does not exist */
export async function getThread(id: number, after: number) {
  const db = database();
  const [[row], found, before] = await db.batch([
    selectDiscussion(db, id),
    selectReplies(db, id, after),
    selectBefore(db, id, after),
  ]);
  if (!row) return undefined;
  const { entries: replies, next } = pageOf(found.map(withoutNulls), pageSize);
  // An id, or 0 for the first page. Undefined on the first page.
  const previous = before.length > 0 ? (before[pageSize]?.id ?? 0) : undefined;
  return { discussion: toDiscussion(row), replies, after, next, previous };
}

const { id, author, content, createdAt, editedAt, deletedAt, badge, discussionId } =
  discussionReplies;

/** Row comparisons make the planner use the page index, regardless of its statistics. */
const within = (discussion: number, after: number, last = largestId) => sql`
  (${discussionId}, ${id}) > (${discussion}::int, ${after}::int)
  AND (${discussionId}, ${id}) <= (${discussion}::int, ${last}::int)`;

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

/** The page before an id and the end of the one before that, newest first. */
export const selectBefore = (db: Database, discussion: number, after: number) =>
  db
    .select({ id })
    .from(discussionReplies)
    .where(and(sql`status = 'published'`, within(discussion, 0, after)))
    .orderBy(desc(discussionId), desc(id))
    .limit(pageSize + 1);
