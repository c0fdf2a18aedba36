import type { Config } from "@netlify/functions";
import { handle } from "../src/server/http/handle.ts";
import {
  showReportPage,
  showReportPageWithErrors,
} from "../src/server/moderation/reports/handlers.tsx";

export default handle({ GET: showReportPage }, showReportPageWithErrors);

export const config: Config = {
  path: "/report",
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ["ip", "domain"] },
};
