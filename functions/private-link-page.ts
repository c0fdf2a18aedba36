import type { Config } from "@netlify/functions";
import { handle } from "../src/server/http/handle.ts";
import { showPrivateLinkPage } from "../src/server/private-links/handlers.ts";

export default handle({ GET: showPrivateLinkPage });

export const config: Config = {
  path: "/own/:token",
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ["ip", "domain"] },
};
