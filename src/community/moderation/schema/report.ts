import * as z from "zod/mini";
import { cleanText } from "../../../lib/input/clean-text.ts";
import { maxLength } from "../../../lib/input/limits.ts";
import { atMost, typedChoice, typedId, typedYesNo } from "../../../lib/input/text-input.ts";
import { postTypes } from "../../../lib/posts/post-types.ts";

export const worriedReason = "I am worried about this person.";

export const reportInput = z.object({
  kind: typedChoice(postTypes),
  id: typedId,
  /** Alerts the moderators, and shows the visitor help. */
  worried: typedYesNo,
  reason: z._default(
    z.string("Expected text").check(z.overwrite(cleanText), atMost(maxLength.reason)),
    "",
  ),
});

export type ReportInput = z.infer<typeof reportInput>;
