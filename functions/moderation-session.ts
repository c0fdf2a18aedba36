import type { Config } from "@netlify/functions";
import { moderationApi } from "../src/features/moderation/server/handlers.ts";

export default moderationApi;

/** A lower limit than for the other calls, because these accept passwords and sign-in links. */
export const config: Config = {
  path: ["/api/desk/session", "/api/desk/link", "/api/desk/account"],
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ["ip", "domain"] },
};
