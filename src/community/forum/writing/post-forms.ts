import type { Field, Typed } from "../../../lib/input/form-field.ts";
import { addressDays, maxLength } from "../../../lib/input/limits.ts";
import { discussionCategories } from "../../../lib/posts/discussion-categories.ts";
import { postsPage, type SentPlace } from "../../../lib/posts/entry-paths.ts";
import type { PostType } from "../../../lib/posts/post-types.ts";
import type { PostField } from "../../posts/schema/post.ts";
import type { DiscussionField } from "../schema/discussion.ts";

/** Not called `name`, because browsers would fill in a real name. */
const author = (post: string): Field<"author"> => ({
  name: "author",
  label: "Your name",
  type: "text",
  autoComplete: "nickname",
  hint: `Shown with your ${post}. It does not have to be your real name.`,
  max: maxLength.author,
});

const email: Field<"email"> = {
  name: "email",
  label: "Email (Private)",
  type: "email",
  autoComplete: "email",
  hint: `Never shown. For emails that you ask for, and to show that a post is yours. Deleted after ${addressDays} days, or when the emails end.`,
  max: maxLength.email,
};

const titleField: Field<"title"> = { name: "title", label: "Title", max: maxLength.title };

const textField = (label: string, rows: number): Field<"content"> => ({
  name: "content",
  label,
  rows,
  max: maxLength.content,
  hint: "Start lines with “- ” or “1. ” for a list. Type links as [words](https://…).",
});

const replyFields: readonly Field<PostField>[] = [
  textField("Your reply", 5),
  author("reply"),
  email,
];

const commentFields: readonly Field<PostField>[] = [
  textField("Your comment", 4),
  author("comment"),
  email,
];

const discussionFields: readonly Field<DiscussionField>[] = [
  titleField,
  { name: "category", label: "Category", options: discussionCategories },
  textField("Your post", 8),
  author("post"),
  email,
];

export const postForms = {
  reply: {
    title: "Join the Discussion",
    opens: "Reply",
    about: "Reply to",
    fields: replyFields,
    submit: "Post Reply",
    success: {
      title: "Reply Posted",
      description: "Your reply has been posted successfully.",
    },
    failure: "Failed to post reply. Please try again.",
  },
  comment: {
    title: undefined,
    opens: "Add Comment",
    about: "Comment on",
    fields: commentFields,
    submit: "Post comment",
    success: {
      title: "Comment posted",
      description: "Your comment has been successfully posted.",
    },
    failure: "Failed to post comment. Please try again.",
  },
  discussion: {
    title: "New discussion",
    opens: "Start a discussion",
    about: undefined,
    fields: discussionFields,
    submit: "Post discussion",
    success: {
      title: "Discussion posted",
      description: "Your discussion has been posted successfully.",
    },
    failure: "Failed to post discussion. Please try again.",
  },
} as const satisfies Record<PostType, { fields: readonly Field[]; [text: string]: unknown }>;

export interface FormPlace {
  /** Also the name of the form. */
  draft: string;
  kind: PostType;
  /** Without JavaScript, it receives the post, and Cancel opens it. */
  page: string;
  hidden?: Typed;
}

/** An invalid place is shown as it was sent. */
export function formPlace(place: SentPlace): FormPlace {
  const { type, id } = place;
  const page = postsPage(place);
  if (type === "discussion") return { draft: `reply ${id}`, kind: "reply", page };
  const hidden = { contentType: type, contentId: String(id) };
  return { draft: `comment ${type} ${id}`, kind: "comment", page, hidden };
}

export const newDiscussion: FormPlace = {
  draft: "discussion",
  kind: "discussion",
  page: "/discussions",
};
