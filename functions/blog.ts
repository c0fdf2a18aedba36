import type { Config } from "@netlify/functions";
import { listBlogPosts } from "../src/features/blog/server/handlers.ts";
import { handle } from "../src/server/http/handle.ts";

export default handle({ GET: listBlogPosts });

export const config: Config = {
  path: "/api/blog",
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ["ip", "domain"] },
};
