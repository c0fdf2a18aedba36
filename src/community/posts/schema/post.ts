import * as z from "zod/mini";
import { maxLength } from "../../../lib/input/limits.ts";
import {
  typedChoice,
  typedEmail,
  typedId,
  typedLine,
  typedText,
  typedYesNo,
} from "../../../lib/input/text-input.ts";
import {
  badges,
  commentTypes,
  type PostStatus,
  type PostType,
} from "../../../lib/posts/post-types.ts";
import { helpNow } from "../../help/schema.ts";

/**
 * A post in API responses. It never includes the email address. Times are ISO 8601, UTC. A deleted reply or comment stays
 * in its list: `deleted` is true, and `author` and `content` are empty. `badge` is set if its writer was signed in, and `editedBy`
 * if a moderator has edited it.
 */
export const postResponse = z.object({
  id: z.int(),
  author: z.string(),
  content: z.string(),
  createdAt: z.string(),
  editedAt: z.optional(z.string()),
  editedBy: z.optional(z.enum(badges)),
  deleted: z.optional(z.literal(true)),
  badge: z.optional(z.enum(badges)),
});

/** A reply or a comment. */
export type Post = z.infer<typeof postResponse>;

/** A post as its author and moderators see it. `href` is the page that shows it. */
export type WholePost = Post & {
  kind: PostType;
  status: PostStatus;
  /** Discussions only. */
  title?: string;
  href: string;
};

/** A post of any type as it is stored, with the tags of its pages. */
export type StoredPost = WholePost & {
  /** Increases with each change. An action with a version applies only if the post has not changed since. */
  version: number;
  waiting: boolean;
  crisis: boolean;
  /** Why it is held. */
  reasons: string[];
  /** The reports since a moderator's last decision. */
  reports: number;
  tags: string[];
};

/** Body of `POST /api/discussions/:id/replies`. */
export const replyInput = z.object({
  author: typedLine(maxLength.author, "Enter your name"),
  email: typedEmail(maxLength.email),
  content: typedText(maxLength.content, "Write your reply"),
  notify: typedYesNo,
});

export type ReplyInput = z.infer<typeof replyInput>;
/** The fields that the writer of a reply or comment types. */
export type PostField = Exclude<keyof ReplyInput, "notify">;

/** The part of a comment that the visitor types. */
export const typedComment = z.extend(replyInput, {
  content: typedText(maxLength.content, "Write your comment"),
});

/** Body of `POST /api/comments`. */
export const commentInput = z.extend(typedComment, {
  contentType: typedChoice(commentTypes),
  contentId: typedId,
});

/** Part of the response to a new post. The response to a held post (202) has nothing else. */
export const receipt = z.object({
  id: z.int(),
  /** The path of the private page for editing and deleting. It is sent only once. */
  own: z.optional(z.string()),
  /** True if the post waits for a moderator. */
  held: z.optional(z.boolean()),
  /** True if the writer asked for emails. An address that was not confirmed gets a confirmation email. */
  notify: z.optional(z.boolean()),
  /** Set if the post sounds like danger. */
  help: z.optional(helpNow),
});

export type Receipt = z.infer<typeof receipt>;
