import type { Config } from "@netlify/functions";
import { handle } from "../src/server/http/handle.ts";
import { showSearchPage } from "../src/server/search/page.tsx";

export default handle({ GET: showSearchPage });

export const config: Config = {
  path: "/search",
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ["ip", "domain"] },
};
