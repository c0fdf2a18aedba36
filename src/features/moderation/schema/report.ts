import * as z from "zod/mini";
import { cleanText } from "../../../lib/clean-text.ts";
import { maxLength } from "../../../lib/limits.ts";
import { atMost, typedChoice, typedId } from "../../../lib/text-input.ts";
import { postTypes } from "../../forum/schema/post-type.ts";

/** Body of `POST /api/reports`. */
export const reportInput = z.object({
  kind: typedChoice(postTypes),
  id: typedId,
  reason: z._default(
    z.string("Expected text").check(z.overwrite(cleanText), atMost(maxLength.reason)),
    "",
  ),
});

export type ReportInput = z.infer<typeof reportInput>;
