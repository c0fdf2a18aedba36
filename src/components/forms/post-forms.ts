import { commentsPage, type SentTarget } from "../../lib/entry-paths.ts";
import type { Field, Typed } from "../../lib/form-field.ts";
import type { CommentField } from "../../schemas/comment.ts";
import { type DiscussionField, discussionCategories } from "../../schemas/discussion.ts";
import { maxLength } from "../../schemas/limits.ts";
import type { PostType } from "../../schemas/post-type.ts";
import type { ReplyField } from "../../schemas/reply.ts";

const writer = [
  {
    name: "author",
    label: "Your Name",
    type: "text",
    autoComplete: "name",
    max: maxLength.author,
  },
  {
    name: "email",
    label: "Email (Private)",
    type: "email",
    autoComplete: "email",
    hint: "Never shown on the site.",
    max: maxLength.email,
  },
] as const satisfies readonly Field[];

export const titleField: Field<"title"> = { name: "title", label: "Title", max: maxLength.title };

/** A field whose text is shown with `ui/FormattedText.tsx`. */
export const textField = (label: string, rows: number): Field<"content"> => ({
  name: "content",
  label,
  rows,
  max: maxLength.content,
  hint: "Start lines with “- ” or “1. ” for a list. Type links as [words](https://…).",
});

export const replyFields: readonly Field<ReplyField>[] = [...writer, textField("Your Reply", 5)];

const commentFields: readonly Field<CommentField>[] = [...writer, textField("Your Comment", 4)];

const discussionFields: readonly Field<DiscussionField>[] = [
  titleField,
  { name: "category", label: "Category", options: discussionCategories },
  textField("Your Post", 8),
  ...writer,
];

/** The fields and texts of the form for each type of post. */
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
    submit: "Post Comment",
    success: {
      title: "Comment posted",
      description: "Your comment has been successfully posted.",
    },
    failure: "Failed to post comment. Please try again.",
  },
  discussion: {
    title: "New discussion",
    opens: "Start a Discussion",
    about: undefined,
    fields: discussionFields,
    submit: "Post Discussion",
    success: {
      title: "Discussion Posted",
      description: "Your discussion has been posted successfully.",
    },
    failure: "Failed to post discussion. Please try again.",
  },
} as const satisfies Record<PostType, { fields: readonly Field[]; [text: string]: unknown }>;

/** The target of a post. */
export interface PostTarget {
  kind: PostType;
  /** The page that Cancel opens without JavaScript. */
  page: string;
  action: string;
  /** Hidden fields that name the target. */
  hidden?: Typed;
}

/** @param id of the discussion, or the placeholder in the built template */
export const replyTarget = (id: number | string): PostTarget => ({
  kind: "reply",
  page: `/discussions/${id}`,
  action: `/api/discussions/${id}/replies`,
});

export const commentTarget = ({ contentType, contentId }: SentTarget): PostTarget => ({
  kind: "comment",
  page: commentsPage({ contentType, contentId }),
  action: "/api/comments",
  hidden: { contentType, contentId: String(contentId) },
});

export const discussionTarget: PostTarget = {
  kind: "discussion",
  page: "/discussions",
  action: "/api/discussions",
};
