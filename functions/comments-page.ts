import type { Config } from "@netlify/functions";
import { showCommentsPage } from "../src/features/forum/server/comments/handlers.tsx";
import { handle } from "../src/server/http/handle.ts";
import { errorPage } from "../src/server/http/plain-page.tsx";

const back = { href: "/blog", label: "Blog" };

export default handle({ GET: showCommentsPage }, errorPage("Comments", back, { canReload: true }));

export const config: Config = {
  path: "/comments/:contentType/:contentId",
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ["ip", "domain"] },
};
