import { and, asc, desc, eq, gt, sql } from "drizzle-orm";
import { type Place, postTypeAt } from "../../../lib/posts/post-types.ts";
import { type Database, database } from "../../../server/db/client.ts";
import { comments, discussionReplies } from "../../../server/db/schema.ts";
import { withoutNulls } from "../../../server/db/timestamps.ts";
import { cachedByTag } from "../../../server/http/cache.ts";
import { largestId, pageOf, pageWith, readAfter, readId } from "../../../server/http/pagination.ts";
import { noDiscussion, tagAt } from "../../posts/server/places.ts";
import type { PostPage } from "../api.ts";
import type { Discussion } from "../schema/discussion.ts";
import { selectDiscussion, toDiscussion } from "./discussions/queries.ts";

const repliesOnPage = 50;
const commentsOnPage = 100;

interface ThreadPage extends PostPage {
  /** The `after` of the page before; 0 for the first page. */
  previous?: number | undefined;
  discussion?: Discussion;
}

export const getThread = (place: Place, after: number): Promise<ThreadPage | undefined> =>
  place.type === "discussion" ? getReplies(place.id, after) : getComments(place, after);

async function getReplies(id: number, after: number): Promise<ThreadPage | undefined> {
  const db = database();
  const [[row], found, before] = await db.batch([
    selectDiscussion(db, id),
    selectReplies(db, id, after),
    selectBefore(db, id, after),
  ]);
  if (!row) return undefined;
  const { entries: posts, next } = pageOf(found.map(withoutNulls), repliesOnPage);
  const previous = before.length > 0 ? (before[repliesOnPage]?.id ?? 0) : undefined;
  return { after, posts, next, previous, discussion: toDiscussion(row) };
}

async function getComments({ type, id }: Place, after: number): Promise<ThreadPage> {
  const found = await database()
    .select(columnsOf(comments))
    .from(comments)
    .where(
      and(
        isPublished,
        sql`${comments.contentType} = ${type}`,
        eq(comments.contentId, id),
        gt(comments.id, after),
      ),
    )
    .orderBy(asc(comments.id))
    .limit(commentsOnPage + 1);
  const { entries: posts, next } = pageOf(found.map(withoutNulls), commentsOnPage);
  return { after, posts, next };
}

const columnsOf = (table: typeof discussionReplies | typeof comments) => ({
  id: table.id,
  author: table.author,
  content: table.content,
  createdAt: table.createdAt,
  editedAt: table.editedAt,
  editedBy: table.editedBy,
  deletedAt: table.deletedAt,
  badge: table.badge,
});

const { id, discussionId } = discussionReplies;
const isPublished = sql`status = 'published'`;

/** Row comparisons make the planner use the page index, regardless of its statistics. */
const within = (discussion: number, after: number, last = largestId) => sql`
  (${discussionId}, ${id}) > (${discussion}::int, ${after}::int)
  AND (${discussionId}, ${id}) <= (${discussion}::int, ${last}::int)`;

const selectReplies = (db: Database, discussion: number, after: number) =>
  db
    .select(columnsOf(discussionReplies))
    .from(discussionReplies)
    .where(and(isPublished, within(discussion, after)))
    .orderBy(asc(discussionId), asc(id))
    .limit(repliesOnPage + 1);

export const selectNewestReplies = (db: Database, discussion: number, limit: number) =>
  db
    .select(columnsOf(discussionReplies))
    .from(discussionReplies)
    .where(and(isPublished, sql`deleted_at IS NULL`, within(discussion, 0)))
    .orderBy(desc(discussionId), desc(id))
    .limit(limit);

/** The page before an id and the end of the one before that. */
const selectBefore = (db: Database, discussion: number, after: number) =>
  db
    .select({ id })
    .from(discussionReplies)
    .where(and(isPublished, within(discussion, 0, after)))
    .orderBy(desc(discussionId), desc(id))
    .limit(repliesOnPage + 1);

/** The posts after `?after=`, or with the new `?reply=` or `?comment=`. @throws HttpError 404 */
export async function readThread(request: Request, place: Place) {
  const name = postTypeAt(place);
  const posted = readId(new URL(request.url).searchParams.get(name));
  const page = await pageWith(posted, readAfter(request), (after) => getThread(place, after));
  if (!page) throw noDiscussion();
  const { discussion, previous, ...first } = page;
  const thread = { phase: "ready" as const, pages: [first], posted: [], discussion };
  const headers = cachedByTag(tagAt(place), ["after", name], request);
  return { initial: { place, thread, previous }, headers };
}
