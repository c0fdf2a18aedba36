import type { Config } from "@netlify/functions";
import { showFeed } from "../src/community/forum/server/discussions/feeds.tsx";
import { handle } from "../src/server/http/handle.ts";

export default handle({ GET: showFeed });

export const config: Config = {
  path: ["/discussions/feed.xml", "/discussions/:id/feed.xml"],
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ["ip", "domain"] },
};
