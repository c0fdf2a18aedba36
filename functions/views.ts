import type { Config } from "@netlify/functions";
import { handle } from "../src/server/http/handle.ts";
import { receiveView } from "../src/server/receive-view.ts";

export default handle({ POST: receiveView });

export const config: Config = {
  path: "/api/discussions/:id/view",
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ["ip", "domain"] },
};
