import type { Config } from "@netlify/functions";
import {
  showDiscussionPage,
  showDiscussionPageWithErrors,
} from "../src/features/forum/server/discussions/page.tsx";
import { handle } from "../src/server/http/handle.ts";

export default handle({ GET: showDiscussionPage }, showDiscussionPageWithErrors);

// `discussion-feeds.ts` handles the feed. The local server would use this function, the first by file name.
export const config: Config = {
  path: "/discussions/:id",
  excludedPath: "/discussions/feed.xml",
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ["ip", "domain"] },
};
