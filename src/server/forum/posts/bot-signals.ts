import { honeypotField } from "../../../components/forms/Honeypot.tsx";
import { HttpError } from "../../http/http-error.ts";
import type { BotSignals } from "../../moderation/spam/rules.ts";
import { formTokenForPage, readFormToken } from "./form-token.ts";
import type { RejectedPost } from "./rejected-post.ts";

/**
 * Reads the signs of a bot from the fields of a post: the honeypot and the form token.
 * @returns undefined if the form has expired or was not issued by this site
 */
export async function readBotSignals(body: object): Promise<BotSignals | undefined> {
  const { formToken, [honeypotField]: honeypot } = body as Record<string, unknown>;
  const token = await readFormToken(formToken);
  if (token === "expired" || token === "forged") return undefined;
  return { token, trapped: typeof honeypot === "string" && honeypot.trim() !== "" };
}

/** The form is shown again with its text and a new token. */
export const expiredForm = () =>
  new HttpError(400, "This form was open for a very long time. Please send it again.", {
    fields: { formToken: "Expired" },
  });

/** The token of a refused form: the one that was sent, or a new one if it is missing or expired. */
export async function reissueFormToken({ typed, problem }: RejectedPost): Promise<string> {
  const formToken = problem.fields?.["formToken"] ? undefined : typed["idempotencyKey"];
  return formToken || formTokenForPage(true);
}
