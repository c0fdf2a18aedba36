import { tokenOf } from "../lib/own/own-path.ts";
import { replyInput } from "../schemas/reply.ts";
import { renderDiscussionPage, type Subject } from "./discussion-page.tsx";
import { tags } from "./http/cache.ts";
import type { Visit } from "./http/handle.ts";
import { readId } from "./http/paging.ts";
import { problemOf } from "./http/problem.ts";
import { postReply } from "./post-reply.ts";
import { type Refused, receivePost } from "./receive-post.ts";
import { getThread } from "./replies.ts";
import { discussionId, notFound } from "./show-discussion.ts";

/** POST /api/discussions/:id/replies, as JSON or as a plain HTML form. */
export const receiveReply = receivePost({
  name: "reply",
  at: discussionId,
  schema: replyInput,
  scope: String,
  store: postReply,
  missing: notFound,
  changes: (id) => [tags.discussion(id), tags.discussions],
  page: (id) => `/discussions/${id}`,
  location: (id, _, reply, own) =>
    `/discussions/${id}?reply=${reply.id}&own=${tokenOf(own)}#reply-${reply.id}`,
  refuse: pageAgain,
});

/** The page of the discussion with the form as it was typed, and why it was refused. */
async function pageAgain(refused: Refused, { params }: Visit): Promise<string> {
  const id = readId(params["id"]) ?? 0;
  return renderDiscussionPage({ id: String(id), subject: await about(id), refused });
}

async function about(id: number): Promise<Subject> {
  try {
    return (id && (await getThread(id, 0))) || "missing";
  } catch (error) {
    problemOf(error);
    return "unavailable";
  }
}
