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
 * Never the email address. Times are ISO 8601, UTC. A deleted post stays in its list, with an empty `author` and
 * `content`. `badge` is set if its writer was signed in.
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

export type Post = z.infer<typeof postResponse>;

export type StoredPost = Post & {
  kind: PostType;
  status: PostStatus;
  title?: string;
  href: string;
  /** An action with a version applies only if the post has not changed since. */
  version: number;
  waiting: boolean;
  crisis: boolean;
  reasons: string[];
  reports: number;
  tags: string[];
};

export const replyInput = z.object({
  author: typedLine(maxLength.author, "Enter your name"),
  email: typedEmail(maxLength.email),
  content: typedText(maxLength.content, "Write your reply"),
  notify: typedYesNo,
});

export type ReplyInput = z.infer<typeof replyInput>;
export type PostField = Exclude<keyof ReplyInput, "notify">;

export const typedComment = z.extend(replyInput, {
  content: typedText(maxLength.content, "Write your comment"),
});

export const commentInput = z.extend(typedComment, {
  contentType: typedChoice(commentTypes),
  contentId: typedId,
});

/** The response to a held post (202) has nothing else. */
export const receipt = z.object({
  id: z.int(),
  /** The path of the private page, sent only once. */
  own: z.optional(z.string()),
  held: z.optional(z.boolean()),
  notify: z.optional(z.boolean()),
  help: z.optional(helpNow),
});

export type Receipt = z.infer<typeof receipt>;
