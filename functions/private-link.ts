import type { Config } from "@netlify/functions";
import {
  changePrivatePost,
  showPrivateLinkPage,
} from "../src/community/forum/server/private-links/handlers.ts";
import { handle } from "../src/server/http/handle.ts";

export default handle({
  GET: showPrivateLinkPage,
  POST: changePrivatePost,
  isPersonal: true,
});

export const config: Config = {
  path: "/own/:token",
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ["ip", "domain"] },
};
