import type { Config } from "@netlify/functions";
import { answerLog } from "../src/server/desk/receive-desk.ts";
import { handle } from "../src/server/http/handle.ts";

export default handle({ GET: answerLog });

export const config: Config = {
  path: "/api/desk/log",
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ["ip", "domain"] },
};
