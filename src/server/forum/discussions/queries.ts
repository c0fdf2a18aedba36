import { and, count, desc, eq, type SQL, sql } from "drizzle-orm";
import type { CategoryCounts } from "../../../components/forum/CategoryList.tsx";
import {
  type Discussion,
  type DiscussionCategory,
  excerptLength,
} from "../../../schemas/discussion.ts";
import { type Database, database } from "../../db/client.ts";
import { discussions } from "../../db/schema.ts";
import { withTimestamps } from "../../db/timestamps.ts";
import { type Page, pageOf } from "../../http/pagination.ts";

/** The columns that may be shown: all but the e-mail. */
const shown = {
  id: discussions.id,
  title: discussions.title,
  content: discussions.content,
  author: discussions.author,
  category: discussions.category,
  createdAt: discussions.createdAt,
  updatedAt: discussions.updatedAt,
  editedAt: discussions.editedAt,
  deletedAt: discussions.deletedAt,
  replies: discussions.replies,
  views: discussions.views,
};

export const selectDiscussion = (db: Database, id: number) =>
  db
    .select(shown)
    .from(discussions)
    .where(and(sql`status = 'published'`, eq(discussions.id, id)));

type Row = Awaited<ReturnType<typeof selectDiscussion>>[number];

/** @returns the discussion, or undefined where there is none with this id */
export async function getDiscussion(id: number): Promise<Discussion | undefined> {
  const [row] = await selectDiscussion(database(), id);
  return row && toDiscussion(row);
}

/** A row as the API answers it: times are ISO 8601, UTC. */
export function toDiscussion(row: Row): Discussion {
  const { updatedAt, ...rest } = withTimestamps(row);
  const title = rest.deleted ? deletedTitle : rest.title;
  return { ...rest, title, updatedAt: updatedAt.toISOString() };
}

/** A page has to be called something. */
const deletedTitle = "Deleted by its writer";

/** What the lists show, as their indexes have it. */
export const listed = sql`status = 'published' AND deleted_at IS NULL`;

/** How many discussions one page of the list holds. */
const pageSize = 20;

/** One character more than is shown tells whether there is more. */
const start = sql<string>`left(${discussions.content}, ${excerptLength + 1}::int)`;

/**
 * One page of the discussions, newest first, with the beginning of each text.
 * @param category undefined for all
 * @param after the id of the last discussion of the page before; 0 for the first page
 */
export async function listDiscussions(
  category: DiscussionCategory | undefined,
  after: number,
): Promise<Page<Discussion>> {
  const rows = await selectDiscussions(database(), category, after);
  return pageOf(rows.map(toDiscussion).map(shortened), pageSize);
}

/** A page of the board: how many discussions each category holds, and some of them. */
export interface DiscussionsWithCounts {
  counts: CategoryCounts;
  discussions: Discussion[];
  /** The id after which the next page starts; undefined on the last. */
  next: number | undefined;
}

/** One page of the board in one question to the database; for its parameters see `listDiscussions`. */
export async function getDiscussionsWithCounts(
  category: DiscussionCategory | undefined,
  after: number,
): Promise<DiscussionsWithCounts> {
  const db = database();
  const [rows, counted] = await db.batch([
    selectDiscussions(db, category, after),
    selectCounts(db),
  ]);
  const counts = {
    ...noCounts,
    ...Object.fromEntries(counted.map(({ id, total }) => [id, total])),
  };
  const { entries, next } = pageOf(rows.map(toDiscussion).map(shortened), pageSize);
  return { counts, discussions: entries, next };
}

const noCounts: CategoryCounts = {
  "medical-experiences": 0,
  "community-feedback": 0,
  "weekly-discussions": 0,
};

const selectCounts = (db: Database) =>
  db
    .select({ id: discussions.category, total: count() })
    .from(discussions)
    .where(listed)
    .groupBy(discussions.category);

export const selectDiscussions = (
  db: Database,
  category: DiscussionCategory | undefined,
  after: number,
) =>
  db
    .select({ ...shown, content: start })
    .from(discussions)
    .where(and(listed, category && eq(discussions.category, category), olderThan(after)))
    .orderBy(desc(discussions.createdAt), desc(discussions.id))
    .limit(pageSize + 1);

/** Older, or as old with a lower id: nothing where the discussion `after` is gone. */
const olderThan = (after: number): SQL | undefined =>
  after === 0
    ? undefined
    : sql`(${discussions.createdAt}, ${discussions.id}) <
        (SELECT last.created_at, last.id FROM ${discussions} last WHERE last.id = ${after}::int)`;

/** Cut after a word, and never within a letter. */
function shortened(discussion: Discussion): Discussion {
  const letters = [...discussion.content];
  if (letters.length <= excerptLength) return discussion;
  const whole = letters
    .slice(0, excerptLength)
    .join("")
    .replace(/\s+\S*$/, "");
  return { ...discussion, content: `${whole.trimEnd()}…` };
}
