/**
 * With the prefix `__Host-`, browsers reject a cookie set by a subdomain, by a page without TLS or by a
 * script. They accept `Secure` on http://localhost too.
 */
const attributes = "Path=/; HttpOnly; Secure; SameSite=Strict";

/** Cookies of moderators. Visitors get none. */
export const cookieNames = { session: "__Host-desk", browser: "__Host-desk-browser" } as const;

type Name = (typeof cookieNames)[keyof typeof cookieNames];

/** A `Set-Cookie` header. With 0 seconds it deletes the cookie. */
export const cookie = (name: Name, value: string, seconds: number): string =>
  `${name}=${value}; Max-Age=${seconds}; ${attributes}`;

/** The value of a cookie in a request; undefined if the name occurs twice. */
export function cookieIn(request: Request, name: Name): string | undefined {
  const all = (request.headers.get("Cookie") ?? "").split(";").map((part) => part.trim());
  const [value, ...more] = all.filter((part) => part.startsWith(`${name}=`));
  return more.length > 0 ? undefined : value?.slice(name.length + 1);
}
