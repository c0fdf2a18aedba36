import type { Config } from "@netlify/functions";
import { showCommentsPage } from "../src/server/forum/comments/handlers.tsx";
import { errorPage } from "../src/server/forum/posts/plain-page.tsx";
import { handle } from "../src/server/http/handle.ts";

const back = { href: "/blog", label: "Blog" };

export default handle({ GET: showCommentsPage }, errorPage("Comments", back));

export const config: Config = {
  path: "/comments/:contentType/:contentId",
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ["ip", "domain"] },
};
