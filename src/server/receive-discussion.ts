import {
  discussionBounds as bounds,
  discussionCategories,
  discussionInput,
} from "../schemas/discussion.ts";
import { tags } from "./http/cache.ts";
import { tokenOf } from "./own-link.ts";
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
  location: (_, discussion, own) => `/discussions/${discussion.id}?own=${tokenOf(own)}`,
  refuse: pageAgain,
});

const form = {
  title: "Start a discussion",
  action: "/api/discussions",
  button: "Start Discussion",
  back: { href: "/discussions", label: "Back to Discussions" },
  fields: [
    { name: "title", label: "Title", type: "text", max: bounds.title },
    { name: "category", label: "Category", options: discussionCategories },
    { name: "content", label: "Your Text", rows: 8, max: bounds.content },
    { name: "author", label: "Your Name", type: "text", max: bounds.author },
    { name: "email", label: "Email (Private)", type: "email", max: bounds.email },
  ],
  hidden: ["idempotencyKey"],
} as const;

/** The seam for the view of the discussion form: what was typed and what is wrong, as a page. */
function pageAgain(refused: Refused): Promise<string> {
  return renderRefusedForm(form, refused);
}
