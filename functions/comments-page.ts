import type { Config } from "@netlify/functions";
import {
  showCommentsPage,
  showCommentsPageWithErrors,
} from "../src/server/forum/comments/handlers.tsx";
import { handle } from "../src/server/http/handle.ts";

export default handle({ GET: showCommentsPage }, showCommentsPageWithErrors);

export const config: Config = {
  path: "/comments/:contentType/:contentId",
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ["ip", "domain"] },
};
