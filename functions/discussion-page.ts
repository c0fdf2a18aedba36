import type { Config } from "@netlify/functions";
import {
  showDiscussionPage,
  showDiscussionPageWithErrors,
} from "../src/community/forum/server/thread-pages.tsx";
import { handle } from "../src/server/http/handle.ts";

export default handle({ GET: showDiscussionPage }, showDiscussionPageWithErrors);

// `discussion-feeds.ts` handles this path. The local server uses the first matching function by file name.
export const config: Config = {
  path: "/discussions/:id",
  excludedPath: "/discussions/feed.xml",
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ["ip", "domain"] },
};
