import { randomBytes } from "node:crypto";
import { knownBrowserDays } from "../../../schemas/limits.ts";
import { isSame, sign } from "../../site-secret.ts";

// `__Host-` makes browsers reject cookies set by a subdomain or over plain HTTP.
const attributes = "Path=/; HttpOnly; Secure; SameSite=Strict";

/** Only moderators get cookies. */
export const cookieNames = { session: "__Host-desk", browser: "__Host-desk-browser" } as const;

type Name = (typeof cookieNames)[keyof typeof cookieNames];

/** With 0 seconds it deletes the cookie. */
export const cookie = (name: Name, value: string, seconds: number): string =>
  `${name}=${value}; Max-Age=${seconds}; ${attributes}`;

/** Undefined if the cookie occurs twice, as one of them may be forged. */
export function cookieIn(request: Request, name: Name): string | undefined {
  const all = (request.headers.get("Cookie") ?? "").split(";").map((part) => part.trim());
  const [value, ...more] = all.filter((part) => part.startsWith(`${name}=`));
  return more.length > 0 ? undefined : value?.slice(name.length + 1);
}

/** Undefined unless the browser has signed in to this account before. It then has a limit of attempts of its own. */
export async function knownBrowser(request: Request, username: string) {
  const shown = cookieIn(request, cookieNames.browser) ?? "";
  const [, number, signature = ""] = /^([\w-]{16})\.([\w-]{43})$/.exec(shown) ?? [];
  if (!number) return undefined;
  return isSame(signature, await signed(number, username)) ? number : undefined;
}

export async function browserCookie(
  username: string,
  number = randomBytes(12).toString("base64url"),
): Promise<string> {
  const value = `${number}.${await signed(number, username)}`;
  return cookie(cookieNames.browser, value, knownBrowserDays * 24 * 3600);
}

const signed = (number: string, username: string): Promise<string> =>
  sign("desk-browser", JSON.stringify([number, username]));
