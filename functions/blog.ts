import type { Config } from "@netlify/functions";
import { getBlogPost, likeBlogPost, listBlogPosts } from "../src/features/blog/server/handlers.ts";
import { handle, handlePaths } from "../src/server/http/handle.ts";

export default handlePaths({
  "/api/blog": handle({ GET: listBlogPosts }),
  "/api/blog/:id": handle({ GET: getBlogPost }),
  "/api/blog/:id/like": handle({ POST: likeBlogPost }),
});

export const config: Config = {
  path: ["/api/blog", "/api/blog/:id", "/api/blog/:id/like"],
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ["ip", "domain"] },
};
