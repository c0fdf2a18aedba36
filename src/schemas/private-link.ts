import * as z from "zod/mini";
import { maxLength } from "./limits.ts";
import { postStatuses, postTypes } from "./post-type.ts";
import { typedLine, typedText } from "./text-input.ts";

/** A post as its writer sees it on the private page. Times are ISO 8601, UTC. */
const privatePostResponse = z.object({
  kind: z.enum(postTypes),
  id: z.int(),
  status: z.enum(postStatuses),
  author: z.string(),
  /** Only of a discussion. */
  title: z.optional(z.string()),
  content: z.string(),
  createdAt: z.iso.datetime(),
  editedAt: z.optional(z.iso.datetime()),
  deleted: z.optional(z.literal(true)),
  /** Time until which the post can be edited; missing once it is over. */
  editableUntil: z.optional(z.iso.datetime()),
  /** True if the writer may be in danger. */
  help: z.optional(z.literal(true)),
  /** The page that shows the post. */
  href: z.string(),
});

export type PrivatePost = z.infer<typeof privatePostResponse>;

/** Body of `POST /api/own/:token`. */
export const privatePostInput = z.discriminatedUnion("action", [
  z.object({
    action: z.literal("edit"),
    content: typedText(maxLength.content),
    /** Only of a discussion. Without it the title stays. */
    title: z.optional(typedLine(maxLength.title)),
  }),
  z.object({ action: z.literal("delete") }),
]);

export type PrivatePostInput = z.infer<typeof privatePostInput>;
