import * as z from "zod/mini";
import { moderationActions, postKinds, postStatuses } from "./post-kind.ts";
import { typedChoice, typedLine } from "./typed.ts";

const largestId = 2 ** 31 - 1;

// The desk. Only moderators who have signed in get any of these; e-mail addresses are in none of them.

/** What `POST /api/desk/session` takes. */
export const signInInput = z.object({
  username: typedLine(80),
  password: z
    .string({ error: ({ input }) => (input == null ? "Required" : "Expected text") })
    .check(
      z.minLength(1, "Required"),
      z.maxLength(200, "String must contain at most 200 character(s)"),
    ),
});

/** What `POST` and `GET /api/desk/session` answer. */
export const sessionAnswer = z.object({ username: z.string(), expiresAt: z.iso.datetime() });
export type Session = z.infer<typeof sessionAnswer>;

/**
 * The lists of `GET /api/desk/posts?show=…`. `waiting` is the queue: held, reported, or with words of
 * despair, those first. `recent` is everything that is not deleted.
 */
export const deskLists = ["waiting", "held", "reported", "recent", "removed"] as const;
export type DeskList = (typeof deskLists)[number];

/** A post at the desk. Times are ISO 8601, UTC. */
export const deskPost = z.object({
  kind: z.enum(postKinds),
  id: z.int(),
  /** Rises with each change; sent along with an action, it keeps one from deciding on what has changed. */
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
  /** Points and names of the rules by which it looks like spam. */
  score: z.int(),
  reasons: z.array(z.string()),
  /** Reports since a moderator last decided, and what was said in them. */
  reports: z.int(),
  reportReasons: z.array(z.string()),
  /** What a moderator did with it last. */
  last: z.optional(
    z.object({ action: z.enum(moderationActions), by: z.string(), at: z.iso.datetime() }),
  ),
  /** The page where it stands. */
  href: z.string(),
});

export type DeskPost = z.infer<typeof deskPost>;

/** The most posts that one action may name. */
export const actionBound = 100;

/**
 * What `POST /api/desk/actions` takes. Approve lets a post through and answers its reports; remove takes
 * it away; restore brings back what was removed.
 */
export const actionInput = z.object({
  action: typedChoice(moderationActions),
  posts: z
    .array(
      z.object({
        kind: typedChoice(postKinds),
        id: z
          .int("Expected an id")
          .check(z.minimum(1, "Expected an id"), z.maximum(largestId, "Expected an id")),
        /** As the desk showed it; without it the action is done whatever has happened since. */
        version: z.optional(z.int("Expected a whole number")),
      }),
      "Expected a list",
    )
    .check(z.minLength(1, "Required"), z.maxLength(actionBound, `At most ${actionBound} at once`)),
});

export type ActionInput = z.infer<typeof actionInput>;

/**
 * What became of one post. `done`: by this request. `already`: it was so before. `changed`: somebody
 * has changed it since it was shown, nothing was done; `post` is how it stands now, `last` who it was.
 * `deleted`: by its writer. `missing`: there is none.
 */
export const actionResult = z.object({
  kind: z.enum(postKinds),
  id: z.int(),
  outcome: z.enum(["done", "already", "changed", "deleted", "missing"]),
  post: z.optional(deskPost),
});

export type ActionResult = z.infer<typeof actionResult>;

/** An entry of `GET /api/desk/log`, newest first. */
export const logEntry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  username: z.string(),
  action: z.enum(moderationActions),
  kind: z.enum(postKinds),
  postId: z.int(),
});

export type LogEntry = z.infer<typeof logEntry>;
