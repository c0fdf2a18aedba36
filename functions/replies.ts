import type { Config } from "@netlify/functions";
import { handle } from "../src/server/http/handle.ts";
import { receiveReply } from "../src/server/receive-reply.ts";
import { answerReplies } from "../src/server/show-discussion.ts";

export default handle({ GET: answerReplies, POST: receiveReply });

export const config: Config = {
  path: "/api/discussions/:id/replies",
  // A first fence on the CDN; `postReply` counts exactly. A bare string here would mean per domain.
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ["ip", "domain"] },
};
