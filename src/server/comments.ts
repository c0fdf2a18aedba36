import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Comment, Subject } from "../schemas/comment.ts";
import { type Database, database } from "./db/client.ts";
import { comments } from "./db/schema.ts";
import { type Page, pageOf } from "./page-of.ts";
import { shownTimes } from "./shown-times.ts";

/** How many comments one page holds. */
const pageSize = 100;

/**
 * One page of the comments under a subject, oldest first; empty where nobody has commented.
 * @param after the id of the last comment of the page before; 0 for the first page
 */
export async function listComments(subject: Subject, after: number): Promise<Page<Comment>> {
  const found = await selectComments(database(), subject, after);
  return pageOf(found.map(shownTimes), pageSize);
}

const { id, author, content, createdAt, editedAt, deletedAt } = comments;

export const selectComments = (db: Database, subject: Subject, after: number) =>
  db
    .select({ id, author, content, createdAt, editedAt, deletedAt })
    .from(comments)
    .where(
      and(
        sql`status = 'published'`,
        eq(comments.contentType, subject.contentType),
        eq(comments.contentId, subject.contentId),
        gt(id, after),
      ),
    )
    .orderBy(asc(id))
    .limit(pageSize + 1);
