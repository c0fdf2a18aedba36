import * as z from "zod/mini";
import { helpNow } from "../../help/schema.ts";

/** Part of the response to a new post. The response to a held post (202) does not include the post itself. */
export const receipt = z.object({
  /** The path of the private page for editing and deleting. It is sent only once. */
  own: z.optional(z.string()),
  /** True if the post waits for a moderator. */
  held: z.optional(z.boolean()),
  /** True if the writer asked for emails. An address that was not confirmed gets a confirmation email. */
  notify: z.optional(z.boolean()),
  /** Set if the post sounds like danger. */
  help: z.optional(helpNow),
});

export type Receipt = z.infer<typeof receipt>;
