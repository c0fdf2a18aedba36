import type { Config } from "@netlify/functions";
import { handle } from "../src/server/http/handle.ts";
import { getOverview } from "../src/server/moderation/handlers.ts";

export default handle({ GET: getOverview });

export const config: Config = {
  path: "/api/desk/overview",
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ["ip", "domain"] },
};
