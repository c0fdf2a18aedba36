import * as z from "zod/mini";
import { cleanText } from "./clean-text.ts";
import { maxLength } from "./limits.ts";
import { postTypes } from "./post-type.ts";
import { atMost, typedChoice, typedId } from "./text-input.ts";

/** Body of `POST /api/reports`. */
export const reportInput = z.object({
  kind: typedChoice(postTypes),
  id: typedId,
  reason: z._default(
    z
      .string("Expected text")
      .check(z.overwrite(cleanText), z.maxLength(maxLength.reason, atMost(maxLength.reason))),
    "",
  ),
});

export type ReportInput = z.infer<typeof reportInput>;
