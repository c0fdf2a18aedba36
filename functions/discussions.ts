import type { Config } from "@netlify/functions";
import { handle } from "../src/server/http/handle.ts";
import { receiveDiscussion } from "../src/server/receive-discussion.ts";
import { answerDiscussions } from "../src/server/show-discussions.ts";

export default handle({ GET: answerDiscussions, POST: receiveDiscussion });

export const config: Config = {
  path: "/api/discussions",
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ["ip", "domain"] },
};
