import * as z from "zod/mini";
import { cleanText } from "../../../lib/input/clean-text.ts";
import { maxLength } from "../../../lib/input/limits.ts";
import { atMost, typedChoice, typedId, typedYesNo } from "../../../lib/input/text-input.ts";
import { postTypes } from "../../../lib/posts/post-types.ts";

/** The reason of a report whose writer is worried about the person. It comes before any other words. */
export const worriedReason = "I am worried about this person.";

/** The form at /report. */
export const reportInput = z.object({
  kind: typedChoice(postTypes),
  id: typedId,
  /** Set if the visitor is worried about the person. It alerts the moderators, and shows the visitor help. */
  worried: typedYesNo,
  reason: z._default(
    z.string("Expected text").check(z.overwrite(cleanText), atMost(maxLength.reason)),
    "",
  ),
});

export type ReportInput = z.infer<typeof reportInput>;
