import type { Config } from "@netlify/functions";
import {
  countDiscussionView,
  getDiscussionResponse,
  listCommentsResponse,
  listDiscussionsResponse,
  listRepliesResponse,
} from "../src/community/forum/server/discussions/handlers.ts";
import { postByJson } from "../src/community/forum/server/post-by-json.ts";
import {
  commentPost,
  discussionPost,
  replyPost,
} from "../src/community/forum/server/submit-post.ts";
import { handle, handlePaths } from "../src/server/http/handle.ts";

export default handlePaths({
  "/api/comments": handle({ GET: listCommentsResponse, POST: postByJson(commentPost) }),
  "/api/discussions": handle({ GET: listDiscussionsResponse, POST: postByJson(discussionPost) }),
  "/api/discussions/:id": handle({ GET: getDiscussionResponse }),
  "/api/discussions/:id/replies": handle({
    GET: listRepliesResponse,
    POST: postByJson(replyPost),
  }),
  "/api/discussions/:id/view": handle({ POST: countDiscussionView }),
});

export const config: Config = {
  path: [
    "/api/comments",
    "/api/discussions",
    "/api/discussions/:id",
    "/api/discussions/:id/replies",
    "/api/discussions/:id/view",
  ],
  // A coarse limit on the CDN; `insertPost` counts exactly. As a plain string, `aggregateBy` would count per domain.
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ["ip", "domain"] },
};
