import type { Config } from "@netlify/functions";
import { handle } from "../src/server/http/handle.ts";
import { answerOwn, receiveOwn } from "../src/server/receive-own.ts";

export default handle({ GET: answerOwn, POST: receiveOwn });

export const config: Config = {
  path: "/api/own/:token",
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ["ip", "domain"] },
};
