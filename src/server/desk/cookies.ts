/**
 * Cookies of this very host: the prefix makes browsers refuse one that a sister site, a page without TLS
 * or a script would put in its place. They take `Secure` on http://localhost too.
 */
const attributes = "Path=/; HttpOnly; Secure; SameSite=Strict";

/** The cookies of the desk. No visitor gets one. */
export const cookieNames = { session: "__Host-desk", browser: "__Host-desk-browser" } as const;

type Name = (typeof cookieNames)[keyof typeof cookieNames];

/** What puts a value into the browser for so many seconds; with 0 it is taken out. */
export const cookie = (name: Name, value: string, seconds: number): string =>
  `${name}=${value}; Max-Age=${seconds}; ${attributes}`;

/** The value that a request brings; of two of the same name neither. */
export function cookieIn(request: Request, name: Name): string | undefined {
  const all = (request.headers.get("Cookie") ?? "").split(";").map((part) => part.trim());
  const [value, ...more] = all.filter((part) => part.startsWith(`${name}=`));
  return more.length > 0 ? undefined : value?.slice(name.length + 1);
}
