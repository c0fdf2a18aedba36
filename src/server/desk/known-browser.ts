import { randomBytes } from "node:crypto";
import { browserDays } from "../../lib/kept.ts";
import { isSame, sign } from "../site-secret.ts";
import { cookie, cookieIn, cookieNames } from "./cookies.ts";

/**
 * A number for a browser in which somebody signed in to this account before; undefined for any other.
 * It has attempts of its own: whoever guesses passwords elsewhere does not lock its owner out.
 */
export async function knownBrowser(
  request: Request,
  username: string,
): Promise<string | undefined> {
  const shown = cookieIn(request, cookieNames.browser) ?? "";
  const [, number, signature = ""] = /^([\w-]{16})\.([\w-]{43})$/.exec(shown) ?? [];
  if (!number) return undefined;
  return isSame(signature, await signed(number, username)) ? number : undefined;
}

/** The cookie by which it is known. @param number its own, where it has one */
export async function browserCookie(
  username: string,
  number = randomBytes(12).toString("base64url"),
): Promise<string> {
  const value = `${number}.${await signed(number, username)}`;
  return cookie(cookieNames.browser, value, browserDays * 24 * 3600);
}

const signed = (number: string, username: string): Promise<string> =>
  sign("desk-browser", JSON.stringify([number, username]));
