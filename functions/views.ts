import type { Config } from "@netlify/functions";
import { countDiscussionView } from "../src/features/forum/server/discussions/handlers.ts";
import { handle } from "../src/server/http/handle.ts";

export default handle({ POST: countDiscussionView });

export const config: Config = {
  path: "/api/discussions/:id/view",
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ["ip", "domain"] },
};
