import type { Config } from "@netlify/functions";
import { likeBlogPost } from "../src/features/blog/server/handlers.ts";
import { handle } from "../src/server/http/handle.ts";

export default handle({ POST: likeBlogPost });

export const config: Config = {
  path: "/api/blog/:id/like",
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ["ip", "domain"] },
};
