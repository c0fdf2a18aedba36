import { discussionFields } from "../lib/discussion/discussion-fields.ts";
import { startedAddress } from "../lib/discussion/thread.ts";
import { discussionInput } from "../schemas/discussion.ts";
import { tags } from "./http/cache.ts";
import { postDiscussion } from "./post-discussion.ts";
import { type Refused, receivePost } from "./receive-post.ts";
import { renderRefusedForm } from "./refused-page.tsx";
import { refuseUnlaunched } from "./settings.ts";

/** POST /api/discussions, as JSON or as a plain HTML form. */
export const receiveDiscussion = receivePost({
  name: "discussion",
  at: () => refuseUnlaunched("discussions"),
  schema: discussionInput,
  scope: () => "discussion",
  store: (_, input, sender) => postDiscussion(input, sender),
  changes: (_, _input, discussion) => [tags.discussions, tags.discussion(discussion.id)],
  page: () => "/discussions",
  location: (_, _input, discussion, own) => startedAddress(discussion.id, own),
  refuse: pageAgain,
});

const form = {
  title: "Start a discussion",
  action: "/api/discussions",
  button: "Post Discussion",
  back: { href: "/discussions", label: "Back to Discussions" },
  fields: discussionFields,
  hidden: ["idempotencyKey"],
} as const;

/** The seam for the view of the discussion form: what was typed and what is wrong, as a page. */
function pageAgain(refused: Refused): Promise<string> {
  return renderRefusedForm(form, refused);
}
