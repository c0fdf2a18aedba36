import * as z from "zod/mini";
import { maxLength, maxPostsPerAction } from "./limits.ts";
import { postFields } from "./post.ts";
import { moderationActions, postTypes } from "./post-type.ts";
import { atMost, typedChoice, typedId, typedLine } from "./text-input.ts";

// These responses are only for signed-in moderators. They never include an email address.

/** Body of `POST /api/desk/session`. */
export const signInInput = z.object({
  username: typedLine(maxLength.username),
  password: z
    .string({ error: ({ input }) => (input == null ? "Required" : "Expected text") })
    .check(z.minLength(1, "Required"), z.maxLength(maxLength.password, atMost(maxLength.password))),
});

/** Response of `POST` and `GET /api/desk/session`. */
export const sessionResponse = z.object({ username: z.string(), expiresAt: z.iso.datetime() });
export type Session = z.infer<typeof sessionResponse>;

/**
 * The lists of `GET /api/desk/posts?show=…`. `waiting` is the queue: possible crises first, then held and reported posts.
 * `recent` has every post that is not deleted.
 */
export const moderationLists = ["waiting", "held", "reported", "recent", "removed"] as const;
export type ModerationList = (typeof moderationLists)[number];

/** A post as moderators see it. */
export const reviewPost = z.object({
  ...postFields,
  /** Increases with each change. An action with a version applies only if the post has not changed since. */
  version: z.int(),
  waiting: z.boolean(),
  crisis: z.boolean(),
  score: z.int(),
  reasons: z.array(z.string()),
  /** The reports since the last decision of a moderator. */
  reports: z.int(),
  reportReasons: z.array(z.string()),
  last: z.optional(
    z.object({ action: z.enum(moderationActions), by: z.string(), at: z.iso.datetime() }),
  ),
});

export type ReviewPost = z.infer<typeof reviewPost>;

/**
 * Body of `POST /api/desk/actions`. `approve` publishes a post and closes its reports, `remove` hides it, and `restore`
 * publishes a removed post.
 */
export const actionInput = z.object({
  action: typedChoice(moderationActions),
  posts: z
    .array(
      z.object({
        kind: typedChoice(postTypes),
        id: typedId,
        /** The version that the moderator saw. Without it, the action applies to any version. */
        version: z.optional(z.int32("Expected a whole number")),
      }),
      "Expected a list of posts",
    )
    .check(
      z.minLength(1, "Required"),
      z.maxLength(maxPostsPerAction, `Expected at most ${maxPostsPerAction} posts`),
    ),
});

export type ActionInput = z.infer<typeof actionInput>;

/**
 * The result for one post. `done`: by this request. `already`: it was done before. `changed`: nothing was done, because
 * the post has changed since the moderator saw it; `post` is its current state. `deleted`: its author has deleted it.
 * `missing`: it does not exist.
 */
export const actionResult = z.object({
  kind: z.enum(postTypes),
  id: z.int(),
  outcome: z.enum(["done", "already", "changed", "deleted", "missing"]),
  post: z.optional(reviewPost),
});

export type ActionResult = z.infer<typeof actionResult>;

/** An entry of `GET /api/desk/log`, newest first. */
export const logEntry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  username: z.string(),
  action: z.enum(moderationActions),
  kind: z.enum(postTypes),
  postId: z.int(),
});

export type LogEntry = z.infer<typeof logEntry>;
