import { skipBody } from "../../http/body.ts";
import type { Handler } from "../../http/handle.ts";
import { noContent } from "../../http/responses.ts";
import { countView } from "../../visitors/daily-counter.ts";
import { discussionId, noDiscussion } from "./discussion-id.ts";

/** POST /api/discussions/:id/view. It does not purge the CDN, so counts lag up to ten minutes. */
export const countDiscussionView: Handler = async (request, visit) => {
  await skipBody(request);
  const counted = await countView(discussionId(visit), visit.ip);
  if (!counted) throw noDiscussion();
  return noContent();
};
