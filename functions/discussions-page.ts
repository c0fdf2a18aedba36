import type { Config } from "@netlify/functions";
import { showDiscussionsPage } from "../src/server/forum/discussions/board-page.tsx";
import { handle } from "../src/server/http/handle.ts";

export default handle({ GET: showDiscussionsPage });

export const config: Config = {
  path: "/discussions",
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ["ip", "domain"] },
};
