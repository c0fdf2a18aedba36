import * as z from "zod/mini";
import { cleanText } from "./clean-text.ts";
import { maxLength } from "./limits.ts";
import { postTypes } from "./post-type.ts";
import { atMost, typedChoice } from "./text-input.ts";

const largestId = 2 ** 31 - 1;

/** Body of `POST /api/reports`. */
export const reportInput = z.object({
  kind: typedChoice(postTypes),
  id: z
    .int("Expected an id")
    .check(z.minimum(1, "Expected an id"), z.maximum(largestId, "Expected an id")),
  reason: z._default(
    z
      .string("Expected text")
      .check(z.overwrite(cleanText), z.maxLength(maxLength.reason, atMost(maxLength.reason))),
    "",
  ),
});

export type ReportInput = z.infer<typeof reportInput>;
