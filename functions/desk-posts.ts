import type { Config } from "@netlify/functions";
import { answerDeskPosts } from "../src/server/desk/receive-desk.ts";
import { handle } from "../src/server/http/handle.ts";

export default handle({ GET: answerDeskPosts });

export const config: Config = {
  path: "/api/desk/posts",
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ["ip", "domain"] },
};
