import type { Config } from "@netlify/functions";
import { handle } from "../src/server/http/handle.ts";
import { followLink, getLink } from "../src/server/moderation/handlers.ts";

export default handle({ GET: getLink, POST: followLink });

export const config: Config = {
  path: "/api/desk/link",
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ["ip", "domain"] },
};
