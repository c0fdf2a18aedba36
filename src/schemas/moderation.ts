import * as z from "zod/mini";
import { maxLength, maxPostsPerAction } from "./limits.ts";
import { moderationActions, postStatuses, postTypes } from "./post-type.ts";
import { atMost, typedChoice, typedLine } from "./text-input.ts";

const largestId = 2 ** 31 - 1;

// Only moderators who have signed in get these responses. None of them contains an e-mail address.

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
 * The lists of `GET /api/desk/posts?show=…`. `waiting` is the queue: held, reported, or
 * sounding like a crisis, those first. `recent` is everything that is not deleted.
 */
export const moderationLists = ["waiting", "held", "reported", "recent", "removed"] as const;
export type ModerationList = (typeof moderationLists)[number];

/** A post as moderators see it. Times are ISO 8601, UTC. */
export const reviewPost = z.object({
  kind: z.enum(postTypes),
  id: z.int(),
  /** Rises with each change. An action that sends it applies only if the post has not changed. */
  version: z.int(),
  status: z.enum(postStatuses),
  author: z.string(),
  title: z.optional(z.string()),
  content: z.string(),
  createdAt: z.iso.datetime(),
  editedAt: z.optional(z.iso.datetime()),
  deleted: z.optional(z.literal(true)),
  waiting: z.boolean(),
  crisis: z.boolean(),
  /** Points and names of the spam rules that match. */
  score: z.int(),
  reasons: z.array(z.string()),
  /** Reports since the last decision, and their reasons. */
  reports: z.int(),
  reportReasons: z.array(z.string()),
  /** The last action of a moderator. */
  last: z.optional(
    z.object({ action: z.enum(moderationActions), by: z.string(), at: z.iso.datetime() }),
  ),
  /** The page that shows it. */
  href: z.string(),
});

export type ReviewPost = z.infer<typeof reviewPost>;

/**
 * Body of `POST /api/desk/actions`. `approve` publishes a post and closes its reports, `remove` hides it,
 * `restore` publishes what was removed.
 */
export const actionInput = z.object({
  action: typedChoice(moderationActions),
  posts: z
    .array(
      z.object({
        kind: typedChoice(postTypes),
        id: z
          .int("Expected an id")
          .check(z.minimum(1, "Expected an id"), z.maximum(largestId, "Expected an id")),
        /** The version that the moderator saw; without it the action applies to any version. */
        version: z.optional(z.int("Expected a whole number")),
      }),
      "Expected a list",
    )
    .check(
      z.minLength(1, "Required"),
      z.maxLength(maxPostsPerAction, `At most ${maxPostsPerAction} at once`),
    ),
});

export type ActionInput = z.infer<typeof actionInput>;

/**
 * Result for one post. `done`: by this request. `already`: it was done before. `changed`: the post has
 * changed since it was shown, so nothing was done; `post` is its current state. `deleted`: by its writer.
 * `missing`: there is no such post.
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
