import type { Config } from "@netlify/functions";
import { handle } from "../src/server/http/handle.ts";
import { receiveLike } from "../src/server/receive-like.ts";

export default handle({ POST: receiveLike });

export const config: Config = {
  path: "/api/blog/:id/like",
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ["ip", "domain"] },
};
