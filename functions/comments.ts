import type { Config } from "@netlify/functions";
import { listCommentsResponse } from "../src/features/forum/server/comments/handlers.tsx";
import { createComment } from "../src/features/forum/server/create-handlers.ts";
import { handle } from "../src/server/http/handle.ts";

export default handle({ GET: listCommentsResponse, POST: createComment });

export const config: Config = {
  path: "/api/comments",
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ["ip", "domain"] },
};
