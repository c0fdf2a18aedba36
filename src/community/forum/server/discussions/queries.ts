import { and, count, desc, eq, gte, inArray, type SQL, sql } from "drizzle-orm";
import {
  type DiscussionCategory,
  discussionCategories,
} from "../../../../lib/posts/discussion-categories.ts";
import { clip } from "../../../../lib/text/clip.ts";
import { type Database, database } from "../../../../server/db/client.ts";
import { searchable } from "../../../../server/db/schema/searchable.ts";
import { discussions, firstOwnId, isListed } from "../../../../server/db/schema.ts";
import { olderThan, withoutNulls } from "../../../../server/db/timestamps.ts";
import { usualPatience } from "../../../../server/db/transport.ts";
import type { RequestContext } from "../../../../server/http/handle.ts";
import { type Page, pageOf, pathId } from "../../../../server/http/pagination.ts";
import { areAllClosed, noDiscussion } from "../../../posts/server/places.ts";
import type { CategoryCounts } from "../../board/CategoryList.tsx";
import { type Discussion, excerptLength } from "../../schema/discussion.ts";

/** @throws HttpError 404 */
export const discussionId = (context: RequestContext): number => pathId(context, noDiscussion);

const shown = {
  id: discussions.id,
  title: discussions.title,
  content: discussions.content,
  author: discussions.author,
  category: discussions.category,
  replies: discussions.replies,
  views: discussions.views,
  sample: discussions.sample,
  badge: discussions.badge,
  locked: sql<boolean>`${discussions.locked} OR ${areAllClosed}`,
  createdAt: discussions.createdAt,
  updatedAt: discussions.updatedAt,
  editedAt: discussions.editedAt,
  editedBy: discussions.editedBy,
  deletedAt: discussions.deletedAt,
};

export const selectDiscussion = (db: Database, id: number) =>
  db
    .select(shown)
    .from(discussions)
    .where(and(sql`status = 'published'`, eq(discussions.id, id)));

type Row = Awaited<ReturnType<typeof selectDiscussion>>[number];

export async function getDiscussion(id: number): Promise<Discussion | undefined> {
  const [row] = await selectDiscussion(database(), id);
  return row && toDiscussion(row);
}

export function toDiscussion(row: Row): Discussion {
  const { sample, locked, ...rest } = withoutNulls(row);
  return {
    ...rest,
    title: rest.deleted ? deletedTitle : rest.title,
    ...(sample && { sample }),
    ...(locked && { locked }),
  };
}

const deletedTitle = "Deleted by the author";

const pageSize = 20;

/** One character more than is shown, to detect a longer text. */
const start = sql<string>`left(${discussions.content}, ${excerptLength + 1}::int)`;

/** @param after the last id of the previous page, or 0 */
export async function listDiscussions(
  category: DiscussionCategory | undefined,
  after: number,
): Promise<Page<Discussion>> {
  const rows = await database()
    .select({ ...shown, content: start })
    .from(discussions)
    .where(
      and(isListed, category && eq(discussions.category, category), olderThan(discussions, after)),
    )
    .orderBy(desc(discussions.createdAt), desc(discussions.id))
    .limit(pageSize + 1);
  return pageOf(rows.map(toDiscussion).map(shortened), pageSize);
}

export async function countCategories(): Promise<CategoryCounts> {
  const counted = await database()
    .select({ id: discussions.category, total: count() })
    .from(discussions)
    .where(isListed)
    .groupBy(discussions.category);
  const none = discussionCategories.map(({ id }) => [id, 0]);
  return Object.fromEntries([...none, ...counted.map(({ id, total }) => [id, total])]);
}

/** The first attempt may use all the time, because retrying a slow search makes it slower. */
const searchPatience = { ...usualPatience, total: usualPatience.first };

/** Ranking reads all words of a match, so a common word would take seconds. */
const rankedMatches = 100;

/** Sorts the newest matches, the best first. The site's own index covers the discussions from files. */
export async function searchDiscussions(query: string): Promise<Discussion[]> {
  const rows = await selectMatches(database(searchPatience), query);
  return rows.map(toDiscussion).map(shortened);
}

function selectMatches(db: Database, query: string) {
  const text = sql`${separated(query.normalize("NFKC"))}::text`;
  const words = sql`websearch_to_tsquery('english', ${searchable(text)})`;
  return db
    .select({ ...shown, content: start })
    .from(discussions)
    .where(inArray(discussions.id, newestMatches(db, words)))
    .orderBy(desc(sql`ts_rank(${discussions.words}, ${words})`), desc(discussions.id))
    .limit(pageSize);
}

/** Splits words as the site's search does: `l’anémie`, `gut-brain`, `ME/CFS`. */
const separated = (query: string): string =>
  query
    .replace(/(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu)['‘’‛′ʼ](?=\p{L}{2})/giu, "")
    .replace(/['‘’‛′ʼ/⁄∕“”„«»…•·]|(?<=[\p{L}\p{N}])[\p{Pd}−](?=[\p{L}\p{N}])/gu, " ");

const newestMatches = (db: Database, words: SQL) =>
  db
    .select({ id: discussions.id })
    .from(discussions)
    .where(and(isListed, gte(discussions.id, firstOwnId), sql`${discussions.words} @@ ${words}`))
    .orderBy(desc(discussions.createdAt), desc(discussions.id))
    .limit(rankedMatches);

const shortened = (discussion: Discussion): Discussion => ({
  ...discussion,
  content: clip(discussion.content, excerptLength),
});
