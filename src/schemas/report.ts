import * as z from "zod/mini";
import { cleanText } from "./clean.ts";
import { postKinds } from "./post-kind.ts";
import { typedChoice } from "./typed.ts";

/** The most that may be said in a report, in characters. */
export const reasonBound = 500;

const largestId = 2 ** 31 - 1;

/** What anybody sends to `POST /api/reports`. */
export const reportInput = z.object({
  kind: typedChoice(postKinds),
  id: z
    .int("Expected an id")
    .check(z.minimum(1, "Expected an id"), z.maximum(largestId, "Expected an id")),
  reason: z._default(
    z
      .string("Expected text")
      .check(
        z.overwrite(cleanText),
        z.maxLength(reasonBound, `String must contain at most ${reasonBound} character(s)`),
      ),
    "",
  ),
});

export type ReportInput = z.infer<typeof reportInput>;
