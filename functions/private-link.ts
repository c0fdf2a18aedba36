import type { Config } from "@netlify/functions";
import {
  changePrivatePost,
  getPrivatePost,
  showPrivateLinkPage,
} from "../src/features/forum/server/private-links/handlers.ts";
import { handle, handlePaths } from "../src/server/http/handle.ts";

export default handlePaths({
  "/api/own/:token": handle({ GET: getPrivatePost, POST: changePrivatePost }),
  "/own/:token": handle({ GET: showPrivateLinkPage }),
});

export const config: Config = {
  path: ["/api/own/:token", "/own/:token"],
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ["ip", "domain"] },
};
