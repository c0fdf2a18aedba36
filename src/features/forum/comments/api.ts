import * as z from "zod/mini";
import { apiPaths } from "../../../lib/api-paths.ts";
import { nextAfter } from "../../../lib/api-request.ts";
import { request } from "../../../lib/request.ts";
import type { Comment, CommentTarget } from "../schema/comment.ts";
import { postResponse } from "../schema/post.ts";

export interface CommentsPage {
  /** Oldest first. */
  comments: readonly Comment[];
  /** The `after` of the next page, if there is one. */
  next?: number | undefined;
}

/** @param after the last id of the previous page, or 0. @throws ApiError */
export async function getComments(target: CommentTarget, after: number): Promise<CommentsPage> {
  const { contentType, contentId } = target;
  const query = new URLSearchParams({ contentType, contentId: String(contentId) });
  if (after > 0) query.set("after", String(after));
  const response = await request(`${apiPaths.comments}?${query}`);
  const comments = z.parse(z.array(postResponse), await response.json());
  return { comments, next: nextAfter(response) };
}
