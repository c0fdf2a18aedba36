import type { Config } from "@netlify/functions";
import { showDiscussionsPage } from "../src/community/forum/server/discussions/board-page.tsx";
import { postByForm } from "../src/community/forum/server/post-by-form.tsx";
import { commentPost, discussionPost } from "../src/community/forum/server/submit-post.ts";
import { showCommentsPage } from "../src/community/forum/server/thread-pages.tsx";
import {
  changeEmails,
  showEmailPage,
  showEmailPageWithErrors,
} from "../src/community/mail/server/page-handler.tsx";
import {
  receiveReport,
  showReportErrors,
  showReportPage,
} from "../src/community/moderation/server/reports/handlers.tsx";
import { answerSearch, showSearchPage } from "../src/community/search/server/page.tsx";
import { handle, handlePaths } from "../src/server/http/handle.ts";
import { errorPage } from "../src/server/http/plain-page.tsx";

const blog = { href: "/blog", label: "Blog" };
const home = { href: "/", label: "Home" };
const canReload = { canReload: true };

export default handlePaths({
  "/comments/blog/:id": handle(
    { GET: showCommentsPage, POST: postByForm(commentPost) },
    errorPage("Comments", blog, canReload),
  ),
  "/discussions": handle(
    { GET: showDiscussionsPage, POST: postByForm(discussionPost) },
    errorPage("Discussion Board", home, canReload),
  ),
  // Mail programs unsubscribe with a POST. Other functions reject POSTs from other sites.
  "/email": handle(
    { GET: showEmailPage, POST: changeEmails, isOpen: true },
    showEmailPageWithErrors,
  ),
  "/report": handle({ GET: showReportPage, POST: receiveReport }, showReportErrors),
  "/search": handle({ GET: showSearchPage, POST: answerSearch }, errorPage("Search", home)),
});

export const config: Config = {
  path: ["/comments/blog/:id", "/discussions", "/email", "/report", "/search"],
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ["ip", "domain"] },
};
