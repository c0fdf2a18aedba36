import type { Config } from "@netlify/functions";
import { handle, handlePaths } from "../src/server/http/handle.ts";
import { countVisitor } from "../src/server/visitors/daily-counter.ts";
import { getBlogPost, listBlogPosts } from "../src/subjects/blog/server/handlers.ts";

export default handlePaths({
  "/api/blog": handle({ GET: listBlogPosts }),
  "/api/blog/:id": handle({ GET: getBlogPost }),
  "/api/blog/:id/like": handle({ POST: countVisitor("likes") }),
});

export const config: Config = {
  path: ["/api/blog", "/api/blog/:id", "/api/blog/:id/like"],
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ["ip", "domain"] },
};
