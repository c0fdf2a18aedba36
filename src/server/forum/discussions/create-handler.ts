import { startedDiscussionUrl } from "../../../lib/discussions-url.ts";
import { discussionInput } from "../../../schemas/discussion.ts";
import { tags } from "../../http/cache.ts";
import { refuseUnlaunched } from "../../site-settings.ts";
import { createPostHandler } from "../posts/post-handler.ts";
import { insertDiscussion } from "./insert.ts";
import { renderRejectedDiscussion } from "./list-page-view.tsx";

/** POST /api/discussions, as JSON or as a plain HTML form. */
export const createDiscussion = createPostHandler({
  type: "discussion",
  readTarget: () => refuseUnlaunched("discussions"),
  schema: discussionInput,
  scope: () => "discussion",
  insert: (_, input, sender) => insertDiscussion(input, sender),
  changedTags: (_, _input, discussion) => [tags.discussions, tags.discussion(discussion.id)],
  pagePath: () => "/discussions",
  postPath: (_, _input, discussion, own) => startedDiscussionUrl(discussion.id, own),
  renderRejected: renderRejectedDiscussion,
});
