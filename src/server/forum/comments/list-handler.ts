import { type CommentTarget, commentTypes } from "../../../schemas/comment.ts";
import { cachedByTag, tags } from "../../http/cache.ts";
import { HttpError, invalidFields } from "../../http/http-error.ts";
import { nextLink, readAfter, readId } from "../../http/pagination.ts";
import { json } from "../../http/responses.ts";
import { missingTarget } from "./comment-target.ts";
import { showComments } from "./page-handler.ts";

/** GET /api/comments?contentType=video&contentId=4. @throws HttpError 400 or 404 */
export async function listCommentsResponse(request: Request): Promise<Response> {
  const target = readTarget(new URL(request.url).searchParams);
  const shown = await showComments(target, readAfter(request));
  if (!shown) throw new HttpError(404, missingTarget);
  const { comments, next } = shown;
  return json(comments, 200, {
    ...cachedByTag(tags.comments(target), ["contentType", "contentId", "after"], request),
    ...nextLink("/api/comments", { ...target, after: next }),
  });
}

function readTarget(search: URLSearchParams): CommentTarget {
  const contentType = commentTypes.find((type) => type === search.get("contentType"));
  const contentId = readId(search.get("contentId"));
  if (contentType && contentId) return { contentType, contentId };
  throw invalidFields({
    contentType: contentType ? undefined : `Expected one of ${commentTypes.join(", ")}`,
    contentId: contentId ? undefined : "Expected an id",
  });
}
