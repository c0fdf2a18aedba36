import type { Config } from "@netlify/functions";
import { handle } from "../src/server/http/handle.ts";
import { listReviewPosts } from "../src/server/moderation/handlers.ts";

export default handle({ GET: listReviewPosts });

export const config: Config = {
  path: "/api/desk/posts",
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ["ip", "domain"] },
};
