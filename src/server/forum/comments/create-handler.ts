import { commentsPage } from "../../../lib/entry-paths.ts";
import { privateLinkToken } from "../../../lib/private-link-path.ts";
import { type CommentTarget, commentInput, commentResponse } from "../../../schemas/comment.ts";
import { tags } from "../../http/cache.ts";
import { HttpError, toHttpError } from "../../http/http-error.ts";
import { readId } from "../../http/pagination.ts";
import { refuseUnlaunched } from "../../site-settings.ts";
import { createPostHandler } from "../posts/post-handler.ts";
import type { RejectedPost } from "../posts/rejected-post.ts";
import { missingTarget, readCommentTarget, selectTarget } from "./comment-target.ts";
import { showComments } from "./page-handler.ts";
import { renderCommentsPage } from "./page-view.tsx";

/** POST /api/comments, as JSON or as a plain HTML form. */
export const createComment = createPostHandler({
  type: "comment",
  readTarget: () => refuseUnlaunched("comments"),
  schema: commentInput,
  parseForm: (typed) => ({ ...typed, contentId: readId(typed["contentId"]) }),
  scope: (_, { contentType, contentId }) => `${contentType}:${contentId}`,
  target: (_, input) => selectTarget(input),
  columns: (_, { contentType, contentId }) => ({
    content_type: contentType,
    content_id: contentId,
  }),
  response: commentResponse,
  missing: () => new HttpError(404, missingTarget),
  changedTags: (_, input) => [tags.comments(input)],
  pagePath: (_, input) => commentsPage(input),
  postPath: (_, input, { id }, own) =>
    `${commentsPage(input)}?comment=${id}&own=${privateLinkToken(own)}#comment-${id}`,
  renderRejected: rejectedPage,
});

async function rejectedPage(refused: RejectedPost): Promise<string> {
  const target = readCommentTarget(refused.typed);
  const shown = target && (await commentsToShow(target, refused.problem));
  return renderCommentsPage({ target, shown, refused });
}

/** Skips the query if the database has just failed, so that the visitor does not wait twice. */
async function commentsToShow(target: CommentTarget, { status }: HttpError) {
  try {
    return status < 500 ? await showComments(target, 0) : undefined;
  } catch (error) {
    toHttpError(error);
    return undefined;
  }
}
