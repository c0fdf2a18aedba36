import type { Config } from "@netlify/functions";
import { handle } from "../src/server/http/handle.ts";
import { createReport } from "../src/server/moderation/reports/handlers.tsx";

export default handle({ POST: createReport });

export const config: Config = {
  path: "/api/reports",
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ["ip", "domain"] },
};
