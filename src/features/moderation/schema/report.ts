import * as z from "zod/mini";
import { cleanText } from "../../../lib/clean-text.ts";
import { maxLength } from "../../../lib/limits.ts";
import { postTypes } from "../../../lib/post-types.ts";
import { atMost, typedChoice, typedId, typedYesNo } from "../../../lib/text-input.ts";

/** The form at /report. */
export const reportInput = z.object({
  kind: typedChoice(postTypes),
  id: typedId,
  /** Set if the visitor is worried about the writer. It alerts the moderators. */
  worried: typedYesNo,
  reason: z._default(
    z.string("Expected text").check(z.overwrite(cleanText), atMost(maxLength.reason)),
    "",
  ),
});

export type ReportInput = z.infer<typeof reportInput>;
