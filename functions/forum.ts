import type { Config } from "@netlify/functions";
import {
  countDiscussionView,
  getDiscussionResponse,
  listCommentsResponse,
  listDiscussionsResponse,
  listRepliesResponse,
} from "../src/features/forum/server/discussions/handlers.ts";
import { issueFormToken } from "../src/features/forum/server/form-token.ts";
import {
  createComment,
  createDiscussion,
  createReply,
} from "../src/features/forum/server/post-handler.ts";
import { handle, handlePaths } from "../src/server/http/handle.ts";
import { json, uncached } from "../src/server/http/responses.ts";

export default handlePaths({
  "/api/comments": handle({ GET: listCommentsResponse, POST: createComment }),
  "/api/discussions": handle({ GET: listDiscussionsResponse, POST: createDiscussion }),
  "/api/discussions/:id": handle({ GET: getDiscussionResponse }),
  "/api/discussions/:id/replies": handle({ GET: listRepliesResponse, POST: createReply }),
  "/api/discussions/:id/view": handle({ POST: countDiscussionView }),
  // Requested when a form opens. The client sends it back as `formToken`.
  "/api/form-token": handle({
    GET: async () => json({ token: issueFormToken() }, 200, uncached),
  }),
});

export const config: Config = {
  path: [
    "/api/comments",
    "/api/discussions",
    "/api/discussions/:id",
    "/api/discussions/:id/replies",
    "/api/discussions/:id/view",
    "/api/form-token",
  ],
  // A coarse limit on the CDN; `insertPost` counts exactly. As a plain string, `aggregateBy` would count per domain.
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ["ip", "domain"] },
};
