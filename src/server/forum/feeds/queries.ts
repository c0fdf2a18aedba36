import { sql } from "drizzle-orm";
import { feedLength } from "../../../lib/atom-feed.ts";
import { database } from "../../db/client.ts";
import { isoTime } from "../../db/timestamps.ts";
import { listed, selectDiscussion, toDiscussion } from "../discussions/queries.ts";
import { selectNewestReplies } from "../replies/queries.ts";

/** Replies among which the discussions with the newest activity are found. */
const latestReplies = 500;

const inFeed = sql`${listed} AND NOT sample`;

/** The discussions in their feed. Sorting all of them by their last reply would read every reply. */
const activeDiscussions = sql`
  WITH activity AS (
    (SELECT discussion_id AS id, created_at AS at FROM discussion_replies
      WHERE status = 'published' AND deleted_at IS NULL ORDER BY id DESC LIMIT ${latestReplies}::int)
    UNION ALL
    (SELECT id, greatest(updated_at, edited_at) FROM discussions
      WHERE ${inFeed} ORDER BY created_at DESC, id DESC LIMIT ${feedLength}::int)),
  active AS (
    SELECT id, max(at) AS active_at FROM activity
    GROUP BY id ORDER BY active_at DESC LIMIT ${feedLength}::int)
  SELECT id, title, content, author, created_at, active_at FROM active JOIN discussions USING (id)
  WHERE ${inFeed} ORDER BY active_at DESC, id DESC`;

/** Newest activity first, without examples. `activeAt` is the time of the last reply or change. */
export async function listActiveDiscussions() {
  const { rows } = await database().execute(activeDiscussions);
  return rows.map((row) => ({
    id: Number(row["id"]),
    title: String(row["title"]),
    content: String(row["content"]),
    author: String(row["author"]),
    createdAt: isoTime(row["created_at"]),
    activeAt: isoTime(row["active_at"]),
  }));
}

/** Newest first. @returns undefined if the discussion does not exist, or is an example */
export async function getNewestReplies(id: number) {
  const db = database();
  const [[row], replies] = await db.batch([
    selectDiscussion(db, id),
    selectNewestReplies(db, id, feedLength),
  ]);
  return row && !row.sample ? { discussion: toDiscussion(row), replies } : undefined;
}
