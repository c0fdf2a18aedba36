import type { Config } from "@netlify/functions";
import { createReply } from "../src/features/forum/server/create-handlers.ts";
import { listRepliesResponse } from "../src/features/forum/server/discussions/handlers.ts";
import { handle } from "../src/server/http/handle.ts";

export default handle({ GET: listRepliesResponse, POST: createReply });

export const config: Config = {
  path: "/api/discussions/:id/replies",
  // A coarse limit on the CDN; `insertPost` counts exactly. As a plain string, `aggregateBy` would count per domain.
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ["ip", "domain"] },
};
