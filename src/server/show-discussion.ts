import { renderDiscussionPage } from "./discussion-page.tsx";
import { getDiscussion } from "./discussions.ts";
import { html, json, uncached } from "./http/answers.ts";
import { cachedUntilReply } from "./http/cache.ts";
import type { Visit } from "./http/handle.ts";
import { linkToNext, readAfter, readId } from "./http/paging.ts";
import { Problem } from "./http/problem.ts";
import { readOwnToken } from "./own-link.ts";
import { getThread } from "./replies.ts";

/** The id in the address. @throws Problem 404 where it can be no discussion's */
export function discussionId({ params }: Visit): number {
  const { id } = params;
  const number = readId(id);
  if (number) return number;
  throw noDiscussion();
}

export const notFound = "Discussion not found";

export const noDiscussion = () => new Problem(404, notFound);

/** GET /api/discussions/:id */
export async function answerDiscussion(request: Request, visit: Visit): Promise<Response> {
  const id = discussionId(visit);
  const discussion = await getDiscussion(id);
  if (!discussion) throw noDiscussion();
  return json(discussion, 200, cachedUntilReply(id, request));
}

/** GET /api/discussions/:id/replies */
export async function answerReplies(request: Request, visit: Visit): Promise<Response> {
  const id = discussionId(visit);
  const thread = await getThread(id, readAfter(request));
  if (!thread) throw noDiscussion();
  return json(thread.replies, 200, {
    ...cachedUntilReply(id, request),
    ...linkToNext(`/api/discussions/${id}/replies`, { after: thread.next }),
  });
}

/** GET /discussions/:id */
export async function answerPage(request: Request, visit: Visit): Promise<Response> {
  const id = discussionId(visit);
  const { searchParams: search } = new URL(request.url);
  const posted = readId(search.get("reply"));
  const own = search.get("own") ?? "";
  const subject = await threadWith(posted, id, readAfter(request));
  if (!subject) throw noDiscussion();
  const page = await renderDiscussionPage({
    id: String(id),
    subject,
    posted: subject.replies.some((reply) => reply.id === posted),
    own: readOwnToken(own) && own,
    started: search.get("fresh") === "started",
  });
  return html(page, 200, cachedUntilReply(id, request));
}

/** The page that was asked for; for one who has just posted, the one that shows the new reply. */
async function threadWith(posted: number | undefined, id: number, after: number) {
  const thread = await getThread(id, after);
  if (!posted || !thread?.next || posted <= thread.next) return thread;
  return getThread(id, posted - 1);
}

/** What `answerPage` refused, as a page. */
export async function refusedPage({ status, headers }: Problem): Promise<Response> {
  const subject = status === 404 || status === 400 ? "missing" : "unavailable";
  const page = await renderDiscussionPage({ id: "0", subject });
  return html(page, status, { ...uncached, ...headers });
}
