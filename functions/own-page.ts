import type { Config } from "@netlify/functions";
import { handle } from "../src/server/http/handle.ts";
import { answerOwnPage } from "../src/server/receive-own.ts";

export default handle({ GET: answerOwnPage });

export const config: Config = {
  path: "/own/:token",
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ["ip", "domain"] },
};
