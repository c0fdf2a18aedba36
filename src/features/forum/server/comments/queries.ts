import { and, asc, eq, gt, type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { placePath } from "../../../../lib/entry-paths.ts";
import type { CommentType } from "../../../../lib/post-types.ts";
import { type Database, database } from "../../../../server/db/client.ts";
import { blogPosts, comments, mediaItems, videos } from "../../../../server/db/schema.ts";
import { withoutNulls } from "../../../../server/db/timestamps.ts";
import { tags } from "../../../../server/http/cache.ts";
import { HttpError } from "../../../../server/http/http-error.ts";
import {
  type Page,
  pageOf,
  pageWith,
  readAfter,
  readId,
} from "../../../../server/http/pagination.ts";
import { type Comment, type CommentTarget, commentInput } from "../../schema/comment.ts";
import { newsOf } from "../news-of.ts";
import { cachedForOthers } from "../private-link-token.ts";

const tables: Record<CommentType, typeof videos | typeof mediaItems | typeof blogPosts> = {
  video: videos,
  media: mediaItems,
  blog: blogPosts,
};

export const missingTarget = () =>
  new HttpError(404, "The item you are commenting on does not exist");

const targetInput = z.pick(commentInput, { contentType: true, contentId: true });

/** The target in a URL. */
export const parseTarget = (contentType: unknown, contentId: string | null | undefined) =>
  targetInput.safeParse({ contentType, contentId: readId(contentId) });

export const selectTarget = ({ contentType, contentId }: CommentTarget): SQL => sql`
  SELECT title, sample FROM ${tables[contentType]}
  WHERE id = ${contentId}::int ${contentType === "blog" ? sql`AND published` : sql``}`;

/** @returns undefined if the target does not exist or is not published */
export async function findCommentTarget(target: CommentTarget) {
  const { rows } = await database().execute<{ title: string; sample: boolean }>(
    selectTarget(target),
  );
  return rows[0] && { ...rows[0], page: placePath(target.contentType, target.contentId) };
}

const pageSize = 100;

/** One page of comments, oldest first. @param after the last id of the previous page, or 0 */
export async function listComments(target: CommentTarget, after: number): Promise<Page<Comment>> {
  const found = await selectComments(database(), target, after);
  return pageOf(found.map(withoutNulls), pageSize);
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

export type CommentThread = Awaited<ReturnType<typeof readThread>>;

/** Reads the comments that the URL of a page selects: those after `?after=`, or with the new `?comment=`. */
export async function readThread(request: Request, target: CommentTarget) {
  const { searchParams } = new URL(request.url);
  const posted = readId(searchParams.get("comment"));
  const [{ entries: comments, next }, forWriter] = await Promise.all([
    pageWith(posted, readAfter(request), (after) => listComments(target, after)),
    cachedForOthers(tags.comments(target), ["after", "comment"], request),
  ]);
  const { own, post, headers } = forWriter;
  const isPosted = comments.some(({ id }) => id === posted);
  return { comments, next, news: newsOf(post, isPosted, request), own, headers };
}
