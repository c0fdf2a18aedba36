import type { Config } from "@netlify/functions";
import { answerSession, endSession, receiveSession } from "../src/server/desk/receive-desk.ts";
import { handle } from "../src/server/http/handle.ts";

export default handle({ GET: answerSession, POST: receiveSession, DELETE: endSession });

export const config: Config = {
  path: "/api/desk/session",
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ["ip", "domain"] },
};
