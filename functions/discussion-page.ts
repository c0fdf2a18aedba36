import type { Config } from "@netlify/functions";
import {
  showDiscussionPage,
  showDiscussionPageWithErrors,
} from "../src/server/forum/discussions/page-handler.ts";
import { handle } from "../src/server/http/handle.ts";

export default handle({ GET: showDiscussionPage }, showDiscussionPageWithErrors);

// The list's feed has a function of its own. Locally, the first function by file name answers.
export const config: Config = {
  path: "/discussions/:id",
  excludedPath: "/discussions/feed.xml",
};
