import type { Config } from "@netlify/functions";
import {
  changePrivatePost,
  getPrivatePost,
  showPrivateLinkPage,
} from "../src/features/forum/server/private-links/handlers.ts";
import { apiPaths } from "../src/lib/api-paths.ts";
import { handle, handlePaths } from "../src/server/http/handle.ts";

export default handlePaths({
  [apiPaths.privatePost]: handle({ GET: getPrivatePost, POST: changePrivatePost }),
  "/own/:token": handle({ GET: showPrivateLinkPage }),
});

export const config: Config = {
  path: ["/api/own/:token", "/own/:token"],
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ["ip", "domain"] },
};
