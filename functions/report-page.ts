import type { Config } from "@netlify/functions";
import { handle } from "../src/server/http/handle.ts";
import { answerReportPage, refusedReportPage } from "../src/server/receive-report.tsx";

export default handle({ GET: answerReportPage }, refusedReportPage);

export const config: Config = { path: "/report" };
