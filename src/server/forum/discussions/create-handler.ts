import { sql } from "drizzle-orm";
import { startedDiscussionUrl } from "../../../lib/discussions-url.ts";
import { discussionInput, discussionResponse } from "../../../schemas/discussion.ts";
import { tags } from "../../http/cache.ts";
import { refuseUnlaunched } from "../../site-settings.ts";
import { createPostHandler } from "../posts/post-handler.ts";
import { renderRejectedDiscussion } from "./list-page-view.tsx";

/** POST /api/discussions, as JSON or as a plain HTML form. */
export const createDiscussion = createPostHandler({
  type: "discussion",
  readTarget: () => refuseUnlaunched("discussions"),
  schema: discussionInput,
  scope: () => "discussion",
  target: () => sql`SELECT`,
  columns: (_, { title, category }) => ({ title, category }),
  shown: ["replies", "views", "updated_at"],
  response: discussionResponse,
  changedTags: (_, _input, discussion) => [tags.discussions, tags.discussion(discussion.id)],
  pagePath: () => "/discussions",
  postPath: (_, _input, discussion, own) => startedDiscussionUrl(discussion.id, own),
  renderRejected: renderRejectedDiscussion,
});
