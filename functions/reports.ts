import type { Config } from "@netlify/functions";
import { handle } from "../src/server/http/handle.ts";
import { receiveReport } from "../src/server/receive-report.tsx";

export default handle({ POST: receiveReport });

export const config: Config = {
  path: "/api/reports",
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ["ip", "domain"] },
};
