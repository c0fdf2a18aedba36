import type { Config } from "@netlify/functions";
import { moderationApi } from "../src/features/moderation/server/handlers.ts";

export default moderationApi;

export const config: Config = {
  path: ["/api/desk/overview", "/api/desk/posts", "/api/desk/actions"],
  rateLimit: { windowSize: 60, windowLimit: 240, aggregateBy: ["ip", "domain"] },
};
