import type { Config } from "@netlify/functions";
import { handle } from "../src/server/http/handle.ts";
import { answerReportPage } from "../src/server/receive-report.ts";

export default handle({ GET: answerReportPage });

export const config: Config = { path: "/report" };
