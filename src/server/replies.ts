import { and, asc, eq, gt } from "drizzle-orm";
import type { Discussion } from "../schemas/discussion.ts";
import type { Reply } from "../schemas/reply.ts";
import { type Database, database } from "./db/client.ts";
import { discussionReplies } from "./db/schema.ts";
import { selectDiscussion, toDiscussion } from "./discussions.ts";

/** How many replies one page holds. */
export const pageSize = 100;

/** A discussion with one page of its replies, oldest first. */
export interface Thread {
  discussion: Discussion;
  replies: Reply[];
  /** The id after which the next page starts; undefined on the last. */
  next: number | undefined;
}

/**
 * One page of a discussion in one question to the database.
 * @param after the id of the last reply of the page before; 0 for the first page
 * @returns undefined where there is no such discussion
 */
export async function getThread(id: number, after: number): Promise<Thread | undefined> {
  const db = database();
  const [[row], found] = await db.batch([selectDiscussion(db, id), selectReplies(db, id, after)]);
  if (!row) return undefined;
  const replies = found.slice(0, pageSize).map(toReply);
  const next = found.length > pageSize ? replies.at(-1)?.id : undefined;
  return { discussion: toDiscussion(row), replies, next };
}

const { id, author, content, createdAt, discussionId } = discussionReplies;

/** One more than a page, which tells whether another follows. */
export const selectReplies = (db: Database, discussion: number, after: number) =>
  db
    .select({ id, author, content, createdAt })
    .from(discussionReplies)
    .where(and(eq(discussionId, discussion), gt(id, after)))
    .orderBy(asc(id))
    .limit(pageSize + 1);

function toReply(row: Omit<Reply, "createdAt"> & { createdAt: Date }): Reply {
  return { ...row, createdAt: row.createdAt.toISOString() };
}
