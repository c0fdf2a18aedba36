import type { Config } from "@netlify/functions";
import { handle } from "../src/server/http/handle.ts";
import {
  showReportPage,
  showReportPageWithErrors,
} from "../src/server/moderation/reports/handlers.tsx";

export default handle({ GET: showReportPage }, showReportPageWithErrors);

export const config: Config = { path: "/report" };
