import type { Config } from "@netlify/functions";
import { receiveAction } from "../src/server/desk/receive-desk.ts";
import { handle } from "../src/server/http/handle.ts";

export default handle({ POST: receiveAction });

export const config: Config = {
  path: "/api/desk/actions",
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ["ip", "domain"] },
};
