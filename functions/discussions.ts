import type { Config } from "@netlify/functions";
import { createDiscussion } from "../src/features/forum/server/create-handlers.ts";
import { listDiscussionsResponse } from "../src/features/forum/server/discussions/handlers.ts";
import { handle } from "../src/server/http/handle.ts";

export default handle({ GET: listDiscussionsResponse, POST: createDiscussion });

export const config: Config = {
  path: "/api/discussions",
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ["ip", "domain"] },
};
