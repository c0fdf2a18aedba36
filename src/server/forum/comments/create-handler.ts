import { commentsPage } from "../../../lib/entry-paths.ts";
import { privateLinkToken } from "../../../lib/private-link-path.ts";
import { type CommentTarget, commentInput, commentTypes } from "../../../schemas/comment.ts";
import { tags } from "../../http/cache.ts";
import { HttpError, toHttpError } from "../../http/http-error.ts";
import { readId } from "../../http/pagination.ts";
import { refuseUnlaunched } from "../../site-settings.ts";
import { createPostHandler } from "../posts/post-handler.ts";
import type { RejectedPost } from "../posts/rejected-post.ts";
import { missingTarget } from "./comment-target.ts";
import { insertComment } from "./insert.ts";
import { showComments } from "./page-handler.ts";
import { renderCommentsPage } from "./page-view.tsx";

/** POST /api/comments, as JSON or as a plain HTML form. */
export const createComment = createPostHandler({
  type: "comment",
  readTarget: () => refuseUnlaunched("comments"),
  schema: commentInput,
  parseForm: (typed) => ({ ...typed, contentId: readId(typed["contentId"]) }),
  scope: (_, { contentType, contentId }) => `${contentType}:${contentId}`,
  insert: (_, input, sender) => insertComment(input, sender),
  missing: () => new HttpError(404, missingTarget),
  changedTags: (_, input) => [tags.comments(input)],
  pagePath: (_, input) => commentsPage(input),
  postPath: (_, input, { id }, own) =>
    `${commentsPage(input)}?comment=${id}&own=${privateLinkToken(own)}#comment-${id}`,
  renderRejected: rejectedPage,
});

async function rejectedPage(refused: RejectedPost): Promise<string> {
  const target = targetIn(refused.typed);
  const shown = target && (await commentsToShow(target, refused.problem));
  return renderCommentsPage({ target, shown, refused });
}

function targetIn(typed: RejectedPost["typed"]): CommentTarget | undefined {
  const contentType = commentTypes.find((type) => type === typed["contentType"]);
  const contentId = readId(typed["contentId"]);
  return contentType && contentId ? { contentType, contentId } : undefined;
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
