import { type CommentTarget, commentTypes } from "../../../schemas/comment.ts";
import { tags } from "../../http/cache.ts";
import { HttpError, invalidFields } from "../../http/http-error.ts";
import { nextLink, readAfter, readId } from "../../http/pagination.ts";
import { json } from "../../http/responses.ts";
import { cachedForOthers } from "../../private-links/cache.ts";
import { missingTarget, readCommentTarget } from "./comment-target.ts";
import { showComments } from "./page-handler.ts";

/** GET /api/comments?contentType=video&contentId=4. @throws HttpError 400 or 404 */
export async function listCommentsResponse(request: Request): Promise<Response> {
  const target = readTarget(new URL(request.url).searchParams);
  const shown = await showComments(target, readAfter(request));
  if (!shown) throw new HttpError(404, missingTarget);
  const { comments, next } = shown;
  const query = ["contentType", "contentId", "after"];
  return json(comments, 200, {
    ...(await cachedForOthers(tags.comments(target), query, request)).headers,
    ...nextLink("/api/comments", { ...target, after: next }),
  });
}

function readTarget(search: URLSearchParams): CommentTarget {
  const [contentType, contentId] = [search.get("contentType"), search.get("contentId")];
  const target = readCommentTarget({ contentType, contentId });
  if (target) return target;
  const isType = commentTypes.some((type) => type === contentType);
  throw invalidFields({
    contentType: isType ? undefined : `Expected one of ${commentTypes.join(", ")}`,
    contentId: readId(contentId) ? undefined : "Expected an id",
  });
}
