import type { Config } from "@netlify/functions";
import { postByForm } from "../src/community/forum/server/post-by-form.tsx";
import { replyPost } from "../src/community/forum/server/submit-post.ts";
import {
  showDiscussionPage,
  showDiscussionPageWithErrors,
} from "../src/community/forum/server/thread-pages.tsx";
import { handle } from "../src/server/http/handle.ts";

export default handle(
  { GET: showDiscussionPage, POST: postByForm(replyPost) },
  showDiscussionPageWithErrors,
);

// `discussion-feeds.ts` handles this path. The local server uses the first matching function by file name.
export const config: Config = {
  path: "/discussions/:id",
  excludedPath: "/discussions/feed.xml",
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ["ip", "domain"] },
};
