import type { Config } from "@netlify/functions";
import { moderationApi } from "../src/server/moderation/handlers.ts";

export default moderationApi;

export const config: Config = {
  path: [
    "/api/desk/accounts",
    "/api/desk/overview",
    "/api/desk/posts",
    "/api/desk/actions",
    "/api/desk/log",
  ],
  rateLimit: { windowSize: 60, windowLimit: 240, aggregateBy: ["ip", "domain"] },
};
