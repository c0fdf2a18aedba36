import type { Config } from "@netlify/functions";
import { handlePaths } from "../src/server/http/handle.ts";
import {
  changeAccount,
  changeMail,
  createSession,
  endSession,
  followLink,
  getLink,
  getLog,
  getOverview,
  getSession,
  listReviewPosts,
  postAccounts,
  takeAction,
} from "../src/server/moderation/handlers.ts";

/** The API of the moderators' page. */
export default handlePaths({
  "/api/desk/session": { GET: getSession, POST: createSession, DELETE: endSession },
  "/api/desk/link": { GET: getLink, POST: followLink },
  "/api/desk/account": { POST: changeAccount },
  "/api/desk/accounts": { POST: postAccounts },
  "/api/desk/overview": { GET: getOverview },
  "/api/desk/posts": { GET: listReviewPosts },
  "/api/desk/actions": { POST: takeAction },
  "/api/desk/log": { GET: getLog },
  "/api/desk/mails": { POST: changeMail },
});

export const config: Config = {
  path: [
    "/api/desk/session",
    "/api/desk/link",
    "/api/desk/account",
    "/api/desk/accounts",
    "/api/desk/overview",
    "/api/desk/posts",
    "/api/desk/actions",
    "/api/desk/log",
    "/api/desk/mails",
  ],
  rateLimit: { windowSize: 60, windowLimit: 240, aggregateBy: ["ip", "domain"] },
};
