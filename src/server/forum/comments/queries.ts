import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Comment, CommentTarget } from "../../../schemas/comment.ts";
import { type Database, database } from "../../db/client.ts";
import { comments } from "../../db/schema.ts";
import { withTimestamps } from "../../db/timestamps.ts";
import { type Page, pageOf } from "../../http/pagination.ts";

const pageSize = 100;

/** One page of comments, oldest first. @param after the last id of the previous page, or 0 */
export async function listComments(target: CommentTarget, after: number): Promise<Page<Comment>> {
  const found = await selectComments(database(), target, after);
  return pageOf(found.map(withTimestamps), pageSize);
}

const { id, author, content, createdAt, editedAt, deletedAt, badge } = comments;

export const selectComments = (db: Database, target: CommentTarget, after: number) =>
  db
    .select({ id, author, content, createdAt, editedAt, deletedAt, badge })
    .from(comments)
    .where(
      and(
        sql`status = 'published'`,
        eq(comments.contentType, target.contentType),
        eq(comments.contentId, target.contentId),
        gt(id, after),
      ),
    )
    .orderBy(asc(id))
    .limit(pageSize + 1);
