import * as z from "zod/mini";
import { apiPath, apiPaths } from "../../../../lib/call/api-paths.ts";
import { cleanLine } from "../../../../lib/input/clean-text.ts";
import { maxLength } from "../../../../lib/input/limits.ts";
import { tooLong, typedChoice } from "../../../../lib/input/text-input.ts";
import { categoryIds } from "../../../../lib/posts/discussion-categories.ts";
import type { Place } from "../../../../lib/posts/post-types.ts";
import { check } from "../../../../server/http/body.ts";
import { cachedByTag, tags } from "../../../../server/http/cache.ts";
import type { Handler } from "../../../../server/http/handle.ts";
import { invalidFields } from "../../../../server/http/http-error.ts";
import { nextLink, readAfter, readId } from "../../../../server/http/pagination.ts";
import { json } from "../../../../server/http/responses.ts";
import { countVisitor } from "../../../../server/visitors/daily-counter.ts";
import { sendDueMails } from "../../../mail/server/send.ts";
import { commentInput } from "../../../posts/schema/post.ts";
import { findPlace, noDiscussion, noPlace, tagAt } from "../../../posts/server/places.ts";
import { cachedForOthers } from "../../../posts/server/private-link-token.ts";
import { getThread } from "../thread.ts";
import { discussionId, getDiscussion, listDiscussions, searchDiscussions } from "./queries.ts";

const listQuery = z.object({ category: z.optional(typedChoice(categoryIds)) });

export async function listDiscussionsResponse(request: Request): Promise<Response> {
  const cached = cachedByTag(tags.discussions, ["category", "after", "q"], request);
  const { searchParams } = new URL(request.url);
  const query = cleanLine(searchParams.get("q") ?? "");
  const q = tooLong(query, maxLength.search);
  if (q) throw invalidFields({ q });
  if (query) return json(await searchDiscussions(query), 200, cached);
  const { category } = check(listQuery, { category: searchParams.get("category") || undefined });
  const { entries, next } = await listDiscussions(category, readAfter(request));
  return json(entries, 200, {
    ...cached,
    ...nextLink(apiPaths.discussions, { category, after: next }),
  });
}

export const getDiscussionResponse: Handler = async (request, context) => {
  const id = discussionId(context);
  const discussion = await getDiscussion(id);
  if (!discussion) throw noDiscussion();
  return json(discussion, 200, await cachedForOthers(tags.discussion(id), [], request));
};

export const listRepliesResponse: Handler = (request, context) => {
  const id = discussionId(context);
  return listPosts(request, { type: "discussion", id }, apiPath(apiPaths.replies, { id }), {});
};

const commentsQuery = z.pick(commentInput, { contentType: true, contentId: true });

/** @throws HttpError 400 or 404 */
export async function listCommentsResponse(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const query = check(commentsQuery, {
    contentType: searchParams.get("contentType"),
    contentId: readId(searchParams.get("contentId")),
  });
  const place = { type: query.contentType, id: query.contentId };
  return listPosts(request, place, apiPaths.comments, query);
}

async function listPosts(
  request: Request,
  place: Place,
  path: string,
  query: Record<string, string | number>,
): Promise<Response> {
  const after = readAfter(request);
  const [thread, isFound] = await Promise.all([
    getThread(place, after),
    place.type === "discussion" || findPlace(place),
  ]);
  if (!thread || !isFound) throw noPlace(place);
  const names = [...Object.keys(query), "after"];
  return json(thread.posts, 200, {
    ...(await cachedForOthers(tagAt(place), names, request)),
    ...nextLink(path, { ...query, after: thread.next }),
  });
}

const countView = countVisitor("views");

export const countDiscussionView: Handler = async (request, context) => {
  const response = await countView(request, context);
  // The most frequent request that wakes the database: a failed alert need not wait for the next hour.
  context.waitUntil?.(sendDueMails());
  return response;
};
