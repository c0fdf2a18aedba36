import { trapField } from "../lib/form/trap-field.ts";
import { issueNonce, readFormToken } from "./form-token.ts";
import { Problem } from "./http/problem.ts";
import type { Refused } from "./receive-post.ts";
import type { FormSigns } from "./spam/score.ts";

/**
 * How a post was sent.
 * @param sent all its fields: the trap and, as `formToken`, the token
 * @returns undefined where its form has expired, or was never ours
 */
export async function signsOf(sent: object): Promise<FormSigns | undefined> {
  const { formToken, [trapField]: trap } = sent as Record<string, unknown>;
  const token = await readFormToken(formToken);
  if (token === "expired" || token === "forged") return undefined;
  return { token, trapped: typeof trap === "string" && trap.trim() !== "" };
}

/** Nothing is lost: the form is shown again with everything in it and a new token. */
export const expiredForm = () =>
  new Problem(400, "This form was open for a very long time. Please send it again.", {
    fields: { formToken: "Expired" },
  });

/** The nonce of a form that comes back: as it was sent, unless there was none, or it holds no more. */
export async function nonceAgain({ typed, problem }: Refused): Promise<string> {
  const nonce = problem.fields?.["formToken"] ? undefined : typed["idempotencyKey"];
  return nonce || issueNonce(true);
}
