import * as z from "zod/mini";

/** What the response to a new post tells its writer, next to the post. A held post is not included (202). */
export const receipt = z.object({
  /** The writer's private page, for editing and deleting. Shown only once. */
  own: z.optional(z.string()),
  /** True if the post waits for a moderator. */
  held: z.optional(z.boolean()),
  /** True if the writer may be in danger: show where to get help. */
  help: z.optional(z.boolean()),
});

export type Receipt = z.infer<typeof receipt>;
