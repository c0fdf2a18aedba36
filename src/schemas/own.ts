import * as z from "zod/mini";
import { postKinds, postStatuses } from "./post-kind.ts";
import { typedLine, typedText } from "./typed.ts";

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
