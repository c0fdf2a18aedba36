import { randomBytes } from "node:crypto";
import { isSame, sign } from "../../../server/site-secret.ts";
import type { RejectedPost } from "./post-card.tsx";

/** Forms sent faster than this were probably filled in by a bot. Milliseconds. */
const shortest = 3000;
/** How long a token is valid, in milliseconds. The CDN may serve a day-old page, and tabs stay open. */
export const formTokenLife = 3 * 24 * 60 * 60_000;

/** An `expired` one may also be forged. */
type FormTokenState = "none" | "good" | "quick" | "expired";

/** Signs the time at which a page was filled in, in milliseconds. Visitors of a cached page share the token. */
export function issueFormToken(now = Date.now()): string {
  const note = `f.${now.toString(36)}.${randomBytes(9).toString("base64url")}`;
  return `${note}.${sign("form", note)}`;
}

/** The token for showing a refused form again: the one sent, or a new one if that is missing or expired. */
export function reissueFormToken({ problem, typed }: RejectedPost): string {
  const formToken = problem.fields?.["formToken"] ? undefined : typed["formToken"];
  return formToken || issueFormToken(Date.now() - shortest);
}

const format = /^(f\.([0-9a-z]{1,11})\.[\w-]{12})\.([\w-]{43})$/;

export function readFormToken(formToken: unknown, now = Date.now()): FormTokenState {
  // Do not convert other types: deeply nested arrays and objects with a fake `toString` throw.
  const text = typeof formToken === "string" ? formToken : "";
  const [, note, issued = "", signature = ""] = format.exec(text) ?? [];
  if (!note) return "none";
  const age = now - Number.parseInt(issued, 36);
  if (age > formTokenLife || !isSame(signature, sign("form", note))) return "expired";
  return age < shortest ? "quick" : "good";
}

export interface BotSignals {
  token: Exclude<FormTokenState, "expired">;
  trapped: boolean;
}
