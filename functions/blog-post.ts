import type { Config } from "@netlify/functions";
import { getBlogPost } from "../src/features/blog/server/handlers.ts";
import { handle } from "../src/server/http/handle.ts";

export default handle({ GET: getBlogPost });

export const config: Config = {
  path: "/api/blog/:id",
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ["ip", "domain"] },
};
