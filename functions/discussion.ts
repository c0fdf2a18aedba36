import type { Config } from "@netlify/functions";
import { getDiscussionResponse } from "../src/features/forum/server/discussions/handlers.ts";
import { handle } from "../src/server/http/handle.ts";

export default handle({ GET: getDiscussionResponse });

export const config: Config = {
  path: "/api/discussions/:id",
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ["ip", "domain"] },
};
