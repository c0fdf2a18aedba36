import { expect } from "vitest";

export const sqlTexts = [
  "'",
  "'; DROP TABLE comments; --",
  "' OR '1'='1",
  '" OR ""="',
  "1; DELETE FROM users",
  "1 OR 1=1",
  "') UNION SELECT username, password FROM users --",
  "x'||(SELECT email FROM comments LIMIT 1)||'",
  "$1 $$ $tag$; UPDATE blog_posts SET likes = 0; $tag$",
  "\\'; SELECT pg_sleep(20) --",
  "E'\\x27' /* '/**/ */",
  "%' ESCAPE '\\' --",
  "1::int); TRUNCATE discussions CASCADE; --",
  "{{1,2},{3,4}}",
  "#{1} :id ? @p &1",
  '"><script>alert(1)</script> $& $` {{7*7}} __PAGE_TITLE__ <!--replies-->',
] as const;

export const lineBreaks = [
  "a\r\nSet-Cookie: desk=stolen",
  "a\nLocation: https://evil.example",
  "a\r\n\r\n<script>canary()</script>",
  "a\u2028b\u2029c\u0085d",
  "\u001b[31mERROR\u001b[0m \u001b]8;;https://evil.example\u0007",
  "a\0b",
  "嘊嘍Set-Cookie: desk=stolen",
] as const;

export const noIds = [
  ...["..%2f..%2fetc%2fpasswd", "%2e%2e%2f1", "..%5c..%5c1", "%252e%252e%252f1", "%2531", "%31"],
  ...["%00", "1%00", "1%00.css", "1%0a", "1%0d%0aX-A:b", "1%20", "%201", "%091", "1%e2%80%a8"],
  ...["1e0", "1e3", "-1", "-0", "+1", "0x1", "0b1", "01", "0", "1.", "1.0", ".1", "1,2", "1_0"],
  ...["1n", "NaN", "Infinity", "null", "undefined", "true", "__proto__", "constructor", "[1]"],
  ...["2147483648", "4294967297", "9007199254740993", "9".repeat(400), "1".repeat(3000)],
  ...["%d9%a1", "%ef%bc%91", "%e2%91%a0", "%c0%b1", "%f0%9f", "%", "%zz", "1;x.css", "1.css", "1~"],
  ...["1'--", "1%27%20OR%201=1", "1)", "(1)", "{1}", "1%26after=2", "*", "1:2"],
  ...["1%2f", "1%2fx.css"],
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
  ...{ Host: "evil.example", "X-Forwarded-Host": "evil.example", Forwarded: "host=evil.example" },
  ...{ "X-Forwarded-Proto": "http", "X-Original-URL": "/desk", "X-Rewrite-URL": "/desk" },
  ...{ "X-Forwarded-For": "1.2.3.4", "X-HTTP-Method-Override": "DELETE", Range: "bytes=0-3" },
  ...{ "X-Forwarded-Prefix": "/evil", "X-Host": "evil.example", "Accept-Language": "xx" },
  ...{ Accept: "text/evil", "User-Agent": "evil", Referer: "https://evil.example/" },
  ...{ Origin: "https://evil.example", "Accept-Encoding": "evil", Authorization: "Bearer evil" },
  ...{ "X-Nf-Client-Connection-Ip": "1.2.3.4", "Client-IP": "1.2.3.4", "X-Forwarded-Port": "1" },
};
