import * as z from "zod/mini";

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
