import type { Config } from "@netlify/functions";
import { createReport } from "../src/features/moderation/server/reports/handlers.tsx";
import { handle } from "../src/server/http/handle.ts";

export default handle({ POST: createReport });

export const config: Config = {
  path: "/api/reports",
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ["ip", "domain"] },
};
