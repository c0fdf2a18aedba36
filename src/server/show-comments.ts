import { commentTypes, type Subject } from "../schemas/comment.ts";
import { listComments } from "./comments.ts";
import { json } from "./http/answers.ts";
import { cachedByTag, tags } from "./http/cache.ts";
import { linkToNext, readAfter, readId } from "./http/paging.ts";
import { Problem } from "./http/problem.ts";

/** GET /api/comments?contentType=video&contentId=4 */
export async function answerComments(request: Request): Promise<Response> {
  const subject = readSubject(new URL(request.url).searchParams);
  const { entries, next } = await listComments(subject, readAfter(request));
  return json(entries, 200, {
    ...cachedByTag(tags.comments(subject), ["contentType", "contentId", "after"], request),
    ...linkToNext("/api/comments", { ...subject, after: next }),
  });
}

/** @throws Problem 400 that names each part that is wrong */
function readSubject(search: URLSearchParams): Subject {
  const contentType = commentTypes.find((type) => type === search.get("contentType"));
  const contentId = readId(search.get("contentId"));
  if (contentType && contentId) return { contentType, contentId };
  throw new Problem(400, "Some fields are not valid", {
    fields: {
      contentType: contentType ? undefined : `Expected one of ${commentTypes.join(", ")}`,
      contentId: contentId ? undefined : "Expected an id",
    },
  });
}
