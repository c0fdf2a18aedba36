import { countView } from "./count-once.ts";
import { noContent } from "./http/answers.ts";
import { skipBody } from "./http/body.ts";
import type { Visit } from "./http/handle.ts";
import { refuseCrossSite } from "./http/origin.ts";
import { discussionId, noDiscussion } from "./show-discussion.ts";
import { visitorOf } from "./visitors.ts";

/**
 * POST /api/discussions/:id/view, sent by the page once it is shown. A visitor counts once a day. The
 * CDN is not cleared for it, or it would keep nothing: a count is up to ten minutes behind.
 */
export async function receiveView(request: Request, visit: Visit): Promise<Response> {
  refuseCrossSite(request);
  await skipBody(request);
  const counted = await countView(discussionId(visit), await visitorOf(visit.ip));
  if (!counted) throw noDiscussion();
  return noContent();
}
