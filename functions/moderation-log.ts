import type { Config } from "@netlify/functions";
import { handle } from "../src/server/http/handle.ts";
import { getLog } from "../src/server/moderation/handlers.ts";

export default handle({ GET: getLog });

export const config: Config = {
  path: "/api/desk/log",
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ["ip", "domain"] },
};
