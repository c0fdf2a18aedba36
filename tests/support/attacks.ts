import { expect } from "vitest";

export const sqlTexts = [
  "'",
  "'; DROP TABLE comments; --",
  "') UNION SELECT username, password FROM users --",
  "$1 $$ $tag$; UPDATE blog_posts SET likes = 0; $tag$",
  "%' ESCAPE '\\' --",
  '"><script>alert(1)</script> $& $` {{7*7}} __PAGE_TITLE__ <!--replies-->',
] as const;

export const lineBreaks = [
  "a\r\nSet-Cookie: desk=stolen",
  "a\u2028b\u2029c\u0085d",
  "a\0b",
  "嘊嘍Set-Cookie: desk=stolen",
] as const;

export const noIds = [
  "..%2f..%2fetc%2fpasswd",
  "%31",
  "1%00.css",
  "1%0d%0aX-A:b",
  "1e3",
  "-1",
  "+1",
  "0x1",
  "01",
  "0",
  "1.0",
  "NaN",
  "__proto__",
  "2147483648",
  "9".repeat(400),
  "%d9%a1",
  "%",
  "1;x.css",
  "1%27%20OR%201=1",
  "1%26after=2",
] as const;

/** Expects no 5xx and no message of the database or stack frame in a response. */
export function expectNoInternals(response: Response, text: string, about: string): void {
  expect(response.status, about).toBeLessThan(500);
  expect(text, about).not.toMatch(
    /syntax error|unterminated|invalid input|SQLSTATE|does not exist$|NeonDbError|DrizzleQuery|Failed query| at \S+\.ts:\d/m,
  );
}

/** Returns true if a cache may store the response. */
export const isKept = ({ headers }: Response): boolean =>
  headers.has("Netlify-CDN-Cache-Control") || headers.get("Cache-Control") !== "no-store";

/** Headers that are not part of a cache key. */
export const unkeyedHeaders: Record<string, string> = {
  Host: "evil.example",
  "X-Forwarded-Host": "evil.example",
  Forwarded: "host=evil.example",
  "X-Forwarded-Proto": "http",
  "X-Original-URL": "/desk",
  "X-Rewrite-URL": "/desk",
  "X-Forwarded-For": "1.2.3.4",
  "X-HTTP-Method-Override": "DELETE",
  Range: "bytes=0-3",
  "X-Forwarded-Prefix": "/evil",
  "X-Host": "evil.example",
  "Accept-Language": "xx",
  Accept: "text/evil",
  "User-Agent": "evil",
  Referer: "https://evil.example/",
  Origin: "https://evil.example",
  "Accept-Encoding": "evil",
  Authorization: "Bearer evil",
  "X-Nf-Client-Connection-Ip": "1.2.3.4",
  "Client-IP": "1.2.3.4",
  "X-Forwarded-Port": "1",
};
