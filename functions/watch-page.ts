import type { Config } from "@netlify/functions";
import { postByForm } from "../src/community/forum/server/post-by-form.tsx";
import { commentPost } from "../src/community/forum/server/submit-post.ts";
import { showWatchPage, showWatchPageError } from "../src/community/forum/server/thread-pages.tsx";
import { handle } from "../src/server/http/handle.ts";

export default handle({ GET: showWatchPage, POST: postByForm(commentPost) }, showWatchPageError);

// Until comments are launched, every page is a file.
export const config: Config = {
  path: "/media/:id",
  preferStatic: true,
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ["ip", "domain"] },
};
