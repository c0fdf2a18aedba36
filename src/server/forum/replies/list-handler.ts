import { tags } from "../../http/cache.ts";
import type { Handler } from "../../http/handle.ts";
import { nextLink, readAfter } from "../../http/pagination.ts";
import { json } from "../../http/responses.ts";
import { cachedForOthers } from "../../private-links/cache.ts";
import { discussionId, noDiscussion } from "../discussions/discussion-id.ts";
import { getThread } from "./queries.ts";

export const listRepliesResponse: Handler = async (request, visit) => {
  const id = discussionId(visit);
  const thread = await getThread(id, readAfter(request));
  if (!thread) throw noDiscussion();
  return json(thread.replies, 200, {
    ...(await cachedForOthers(tags.discussion(id), ["after"], request)).headers,
    ...nextLink(`/api/discussions/${id}/replies`, { after: thread.next }),
  });
};
