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
