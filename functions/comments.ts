import type { Config } from "@netlify/functions";
import { handle } from "../src/server/http/handle.ts";
import { receiveComment } from "../src/server/receive-comment.ts";
import { answerComments } from "../src/server/show-comments.ts";

export default handle({ GET: answerComments, POST: receiveComment });

export const config: Config = {
  path: "/api/comments",
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ["ip", "domain"] },
};
