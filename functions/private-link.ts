import type { Config } from "@netlify/functions";
import { handle } from "../src/server/http/handle.ts";
import { changePrivatePost, getPrivatePost } from "../src/server/private-links/handlers.ts";

export default handle({ GET: getPrivatePost, POST: changePrivatePost });

export const config: Config = {
  path: "/api/own/:token",
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ["ip", "domain"] },
};
