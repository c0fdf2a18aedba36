import type { Config } from "@netlify/functions";
import { handle } from "../src/server/http/handle.ts";
import { createSession, endSession, getSession } from "../src/server/moderation/handlers.ts";

export default handle({ GET: getSession, POST: createSession, DELETE: endSession });

export const config: Config = {
  path: "/api/desk/session",
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ["ip", "domain"] },
};
