import { tags } from "../../http/cache.ts";
import type { Handler, Refuse } from "../../http/handle.ts";
import { pageWith, readAfter, readId } from "../../http/pagination.ts";
import { html, json, uncached } from "../../http/responses.ts";
import { cachedForOthers } from "../../private-links/cache.ts";
import { readPrivateLinkToken } from "../../private-links/token.ts";
import { getThread } from "../replies/queries.ts";
import { discussionId, noDiscussion } from "./discussion-id.ts";
import { renderDiscussionPage } from "./page-view.tsx";
import { getDiscussion } from "./queries.ts";

export const getDiscussionResponse: Handler = async (request, visit) => {
  const id = discussionId(visit);
  const discussion = await getDiscussion(id);
  if (!discussion) throw noDiscussion();
  return json(discussion, 200, (await cachedForOthers(tags.discussion(id), [], request)).headers);
};

export const showDiscussionPage: Handler = async (request, visit) => {
  const id = discussionId(visit);
  const posted = readId(new URL(request.url).searchParams.get("reply"));
  const [thread, { own, headers }] = await Promise.all([
    pageWith(posted, readAfter(request), (after) => getThread(id, after)),
    cachedForOthers(tags.discussion(id), ["after", "reply"], request),
  ]);
  if (!thread) throw noDiscussion();
  const page = await renderDiscussionPage({
    id: String(id),
    thread,
    posted: thread.replies.some((reply) => reply.id === posted),
    own,
    started: readPrivateLinkToken(own) === "discussion",
  });
  return html(page, 200, headers);
};

export const showDiscussionPageWithErrors: Refuse = async ({ status, headers }) => {
  const thread = status === 404 || status === 400 ? "missing" : "unavailable";
  const page = await renderDiscussionPage({ id: "0", thread });
  return html(page, status, { ...uncached, ...headers });
};
