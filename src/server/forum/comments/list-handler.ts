import { type CommentTarget, commentTypes } from "../../../schemas/comment.ts";
import { cachedByTag, tags } from "../../http/cache.ts";
import { invalidFields } from "../../http/http-error.ts";
import { nextLink, readAfter, readId } from "../../http/pagination.ts";
import { json } from "../../http/responses.ts";
import { listComments } from "./queries.ts";

export async function listCommentsResponse(request: Request): Promise<Response> {
  const target = readTarget(new URL(request.url).searchParams);
  const { entries, next } = await listComments(target, readAfter(request));
  return json(entries, 200, {
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
