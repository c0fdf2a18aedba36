import type { Config } from "@netlify/functions";
import {
  showReportPage,
  showReportPageWithErrors,
} from "../src/features/moderation/server/reports/handlers.tsx";
import { handle } from "../src/server/http/handle.ts";

export default handle({ GET: showReportPage }, showReportPageWithErrors);

export const config: Config = {
  path: "/report",
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ["ip", "domain"] },
};
