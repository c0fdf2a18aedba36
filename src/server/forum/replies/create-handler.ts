import { sql } from "drizzle-orm";
import { privateLinkToken } from "../../../lib/private-link-path.ts";
import { replyInput, replyResponse } from "../../../schemas/reply.ts";
import { discussions } from "../../db/schema.ts";
import { tags } from "../../http/cache.ts";
import type { RequestContext } from "../../http/handle.ts";
import { HttpError, toHttpError } from "../../http/http-error.ts";
import { readId } from "../../http/pagination.ts";
import { discussionId, noDiscussion } from "../discussions/discussion-id.ts";
import { renderDiscussionPage, type ThreadState } from "../discussions/page-view.tsx";
import { getDiscussion } from "../discussions/queries.ts";
import { createPostHandler } from "../posts/post-handler.ts";
import type { RejectedPost } from "../posts/rejected-post.ts";
import { getThread } from "./queries.ts";

/** POST /api/discussions/:id/replies, as JSON or as a plain HTML form. */
export const createReply = createPostHandler({
  type: "reply",
  readTarget: discussionId,
  schema: replyInput,
  scope: String,
  target: (id) => sql`SELECT id FROM ${discussions}
    WHERE status = 'published' AND NOT locked AND id = ${id}::int`,
  // A trigger updates the discussion's reply count.
  columns: (id) => ({ discussion_id: id }),
  response: replyResponse,
  missing: async (id) => ((await getDiscussion(id)) ? closed() : noDiscussion()),
  changedTags: (id) => [tags.discussion(id), tags.discussions],
  pagePath: (id) => `/discussions/${id}`,
  postPath: (id, _, reply, own) =>
    `/discussions/${id}?reply=${reply.id}&own=${privateLinkToken(own)}#reply-${reply.id}`,
  renderRejected: rejectedPage,
});

const closed = () =>
  new HttpError(
    403,
    "A moderator has closed this discussion to new replies. Your text is still here. Copy it if you want to keep it.",
  );

async function rejectedPage(refused: RejectedPost, { params }: RequestContext): Promise<string> {
  const id = readId(params["id"]) ?? 0;
  return renderDiscussionPage({ id: String(id), thread: await about(id), refused });
}

async function about(id: number): Promise<ThreadState> {
  try {
    return (id && (await getThread(id, 0))) || "missing";
  } catch (error) {
    toHttpError(error);
    return "unavailable";
  }
}
