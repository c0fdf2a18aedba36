import type { Config } from "@netlify/functions";
import { handle } from "../src/server/http/handle.ts";
import { takeAction } from "../src/server/moderation/handlers.ts";

export default handle({ POST: takeAction });

export const config: Config = {
  path: "/api/desk/actions",
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ["ip", "domain"] },
};
