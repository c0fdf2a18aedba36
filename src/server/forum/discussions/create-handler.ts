import { sql } from "drizzle-orm";
import { discussionFields } from "../../../components/forum/discussion-fields.ts";
import { startedDiscussionUrl } from "../../../lib/discussions-url.ts";
import { discussionInput, discussionResponse } from "../../../schemas/discussion.ts";
import { tags } from "../../http/cache.ts";
import { refuseUnlaunched } from "../../site-settings.ts";
import { renderRejectedForm } from "../posts/form-page.tsx";
import { createPostHandler } from "../posts/post-handler.ts";

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
  renderRejected: (refused) => renderRejectedForm(form, refused),
});

const form = {
  title: "Start a discussion",
  action: "/api/discussions",
  button: "Post Discussion",
  back: { href: "/discussions", label: "Back to Discussions" },
  fields: discussionFields,
  hidden: ["idempotencyKey"],
} as const;
