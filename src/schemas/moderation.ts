import * as z from "zod/mini";
import { cleanText } from "./clean.ts";
import { typedChoice, typedLine, typedText } from "./typed.ts";

/** What visitors can write. */
export const postKinds = ["reply", "comment", "discussion"] as const;
export type PostKind = (typeof postKinds)[number];

/** Only what is published is shown. Held: nobody has read it yet. Removed: a moderator took it away. */
export const postStatuses = ["published", "held", "removed"] as const;
export type PostStatus = (typeof postStatuses)[number];

export const moderationActions = ["approve", "remove", "restore"] as const;
export type ModerationAction = (typeof moderationActions)[number];

/**
 * What the answer to a new post says to its writer, beside the post itself. A held post comes without
 * itself, as 202.
 */
export const receipt = z.object({
  /** The writer's private page, for editing and deleting: shown this once. */
  own: z.optional(z.string()),
  /** True where the post waits for a moderator. */
  held: z.optional(z.boolean()),
  /** True where the words sound like somebody in danger: show where help is. */
  help: z.optional(z.boolean()),
});

export type Receipt = z.infer<typeof receipt>;

/** What a writer sees of a post on the private page. Times are ISO 8601, UTC. */
export const ownAnswer = z.object({
  kind: z.enum(postKinds),
  id: z.int(),
  status: z.enum(postStatuses),
  author: z.string(),
  /** Of a discussion. */
  title: z.optional(z.string()),
  content: z.string(),
  createdAt: z.iso.datetime(),
  editedAt: z.optional(z.iso.datetime()),
  deleted: z.optional(z.literal(true)),
  /** Until when the words can be changed; missing where they no longer can. */
  editableUntil: z.optional(z.iso.datetime()),
  /** True where the words sound like somebody in danger. */
  help: z.optional(z.literal(true)),
  /** The page where the post stands. */
  href: z.string(),
});

export type OwnPost = z.infer<typeof ownAnswer>;

/** What a writer sends to `POST /api/own/:token`. */
export const ownInput = z.discriminatedUnion("action", [
  z.object({
    action: z.literal("edit"),
    content: typedText(5000),
    /** Of a discussion; left as it is where it is missing. */
    title: z.optional(typedLine(200)),
  }),
  z.object({ action: z.literal("delete") }),
]);

export type OwnInput = z.infer<typeof ownInput>;

/** The most that may be said in a report, in characters. */
export const reasonBound = 500;

const largestId = 2 ** 31 - 1;

/** What anybody sends to `POST /api/reports`. */
export const reportInput = z.object({
  kind: typedChoice(postKinds),
  id: z
    .int("Expected an id")
    .check(z.minimum(1, "Expected an id"), z.maximum(largestId, "Expected an id")),
  reason: z._default(
    z
      .string("Expected text")
      .check(
        z.overwrite(cleanText),
        z.maxLength(reasonBound, `String must contain at most ${reasonBound} character(s)`),
      ),
    "",
  ),
});

export type ReportInput = z.infer<typeof reportInput>;

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
