import type { Config } from "@netlify/functions";
import { showSearchPage } from "../src/features/search/server/page.tsx";
import { handle } from "../src/server/http/handle.ts";

export default handle({ GET: showSearchPage });

export const config: Config = {
  path: "/search",
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ["ip", "domain"] },
};
