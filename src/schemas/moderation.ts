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
