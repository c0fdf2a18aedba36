import { randomBytes } from "node:crypto";
import { isSame, sign } from "./site-secret.ts";

/** The least time between opening a form and sending it, in milliseconds: nobody types faster. */
const least = 3000;
/** How long a token holds, in milliseconds: the CDN may show a page that is a day old, and tabs stay open. */
export const formTokenLife = 3 * 24 * 60 * 60_000;

/**
 * What the token of a form says. `none`: there is none, as with a program or a page that was built long
 * ago. `forged`: we did not sign it.
 */
export type TokenState = "none" | "good" | "quick" | "expired" | "forged";

/**
 * A signed note of when a form was opened. It is no secret and may serve many visitors, since the CDN
 * shows one page to all of them; what was posted twice is told by its key and its words.
 * @param now milliseconds
 */
export async function issueFormToken(now = Date.now()): Promise<string> {
  const note = `f.${now.toString(36)}.${randomBytes(9).toString("base64url")}`;
  return `${note}.${await sign("form", note)}`;
}

/**
 * The token of a form in a page; where the database cannot be reached, something that counts as none.
 * @param isAgain whether the form comes back with what was typed, and may be sent again at once
 */
export const issueNonce = (isAgain: boolean): Promise<string> =>
  issueFormToken(Date.now() - (isAgain ? least : 0)).catch(() => crypto.randomUUID());

const shape = /^(f\.([0-9a-z]{1,11})\.[\w-]{12})\.([\w-]{43})$/;

/** @param token as it was sent; anything that is not shaped like one is none */
export async function readFormToken(token: unknown, now = Date.now()): Promise<TokenState> {
  // No value is made a text here: a list of eight thousand lists, or a false `toString`, cannot be.
  const text = typeof token === "string" ? token : "";
  const [, note, issued = "", signature = ""] = shape.exec(text) ?? [];
  if (!note) return "none";
  if (!isSame(signature, await sign("form", note))) return "forged";
  const age = now - Number.parseInt(issued, 36);
  if (age > formTokenLife) return "expired";
  return age < least ? "quick" : "good";
}
