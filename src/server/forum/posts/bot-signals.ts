import { honeypotField } from "../../../lib/form-field.ts";
import { HttpError } from "../../http/http-error.ts";
import type { BotSignals } from "../../moderation/spam/rules.ts";
import { formTokenForPage, readFormToken } from "./form-token.ts";
import type { RejectedPost } from "./rejected-post.ts";

/** Reads the honeypot and the form token of a post. @throws HttpError 400 if the token is expired or forged */
export async function readBotSignals(body: object): Promise<BotSignals> {
  const { formToken, [honeypotField]: honeypot } = body as Record<string, unknown>;
  const token = await readFormToken(formToken);
  if (token === "expired" || token === "forged")
    throw new HttpError(400, "This form was open for a very long time. Please send it again.", {
      fields: { formToken: "Expired" },
    });
  return { token, trapped: typeof honeypot === "string" && honeypot.trim() !== "" };
}

/** The token for showing a refused form again: the one sent, or a new one if that is missing or expired. */
export async function reissueFormToken({ typed, problem }: RejectedPost): Promise<string> {
  const formToken = problem.fields?.["formToken"] ? undefined : typed["idempotencyKey"];
  return formToken || formTokenForPage(true);
}
