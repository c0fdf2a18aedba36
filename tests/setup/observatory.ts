/** An answer as a scanner gets it, over HTTPS. */
export interface Answer {
  headers: Headers;
  /** The text, where it is a page. */
  html?: string | undefined;
}

/** Each rule of Mozilla's HTTP Observatory with the points that an answer gets by it. */
export type Points = Record<string, number>;

type Policy = Map<string, string[]>;

const broad = /^(?:\*|(?:https?|ftp):(?:\/\/\*(?:\.\*)?)?)$/;

// The rules are those of version 1.6.3: github.com/mdn/mdn-http-observatory, commit 94042bb. Each names
// its file in `src/analyzer/tests/`; the points stand in `src/grader/charts.js`.
const rules: Record<string, (answer: Answer) => number> = {
  "csp.js": ({ headers, html }) => policyPoints(policyOf(headers, html)),
  "cookies.js": ({ headers }) => cookiePoints(headers.getSetCookie()),
  "cors.js": ({ headers }) =>
    headers.get("Access-Control-Allow-Credentials") === "true" ? -50 : 0,
  "cross-origin-embedder-policy.js": ({ headers }) =>
    scored(headers.get("Cross-Origin-Embedder-Policy"), {
      "require-corp": 10,
      credentialless: 10,
      "unsafe-none": 0,
    }),
  "cross-origin-opener-policy.js": ({ headers }) =>
    scored(headers.get("Cross-Origin-Opener-Policy"), {
      "same-origin": 10,
      "same-origin-allow-popups": 10,
      "noopener-allow-popups": 10,
      "unsafe-none": 0,
    }),
  "cross-origin-resource-policy.js": ({ headers }) =>
    scored(headers.get("Cross-Origin-Resource-Policy"), {
      "same-origin": 10,
      "same-site": 10,
      "cross-origin": 0,
    }),
  "referrer-policy.js": ({ headers }) =>
    scored(headers.get("Referrer-Policy"), {
      "no-referrer": 5,
      "same-origin": 5,
      "strict-origin": 5,
      "strict-origin-when-cross-origin": 5,
    }),
  "strict-transport-security.js": ({ headers }) =>
    transportPoints(headers.get("Strict-Transport-Security")),
  "subresource-integrity.js": ({ html = "" }) => scriptPoints(html),
  "x-content-type-options.js": ({ headers }) =>
    headers.get("X-Content-Type-Options") === "nosniff" ? 0 : -5,
  "x-frame-options.js": ({ headers, html }) =>
    policyOf(headers, html).has("frame-ancestors") ||
    /^(deny|sameorigin)$/i.test(headers.get("X-Frame-Options") ?? "")
      ? 5
      : -20,
};

/** What each rule says of an answer. `redirection.js` is left out: Netlify leads from HTTP to HTTPS. */
export const pointsOf = (answer: Answer): Points =>
  Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, rule(answer)]));

/** 100 and the points; what is above counts only from 90 on (`src/scanner/index.js`). */
export function scoreOf(points: Points): number {
  const all = Object.values(points);
  const sum = (some: number[]) => some.reduce((total, value) => total + value, 100);
  const without = sum(all.filter((value) => value < 0));
  return Math.max(0, without >= 90 ? sum(all) : without);
}

/** @returns the points of a known value, 0 where there is none, -5 for any other */
const scored = (value: string | null, known: Points): number =>
  value === null ? 0 : (known[value.trim().toLowerCase()] ?? -5);

/**
 * All policies of an answer as one. Mozilla keeps of a second one only what the first has as well, so a
 * page that says most in its `<meta>` seems stricter than it is; here everything counts that either lets
 * in, so a score is never above Mozilla's.
 */
export function policyOf(headers: Headers, html = ""): Policy {
  const metas = html.matchAll(/<meta http-equiv="content-security-policy" content="([^"]*)"/gi);
  const inPage = Array.from(metas, ([, text = ""]) =>
    parse(text).filter(([name]) => !/^(frame-ancestors|report-uri|sandbox)$/.test(name)),
  );
  const inHeader = (headers.get("Content-Security-Policy") ?? "").split(",").map(parse);
  const policy: Policy = new Map();
  for (const [name, sources] of [...inHeader, ...inPage].flat())
    policy.set(name, [...(policy.get(name) ?? []), ...sources]);
  return policy;
}

const parse = (text: string): [string, string[]][] =>
  text
    .replaceAll("&#39;", "'")
    .split(";")
    .map((part) => part.trim().toLowerCase().split(/\s+/))
    .filter(([name]) => name)
    .map(([name = "", ...sources]) => [name, sources]);

function policyPoints(policy: Policy): number {
  if (policy.size === 0) return -25;
  const of = (name: string) => policy.get(name) ?? policy.get("default-src") ?? ["*"];
  const [scripts, styles] = [of("script-src"), of("style-src")].map(withoutIdle);
  const isUnsafe = (source: string) =>
    broad.test(source) || /^('unsafe-inline'|data:)$/.test(source);
  const isHttp = (source: string) => /^(http|ftp):/.test(source);
  if (scripts?.some(isUnsafe) || of("object-src").some((source) => broad.test(source))) return -20;
  if ([...policy.values()].flat().some(isHttp)) return -20;
  if ([...(scripts ?? []), ...(styles ?? [])].includes("'unsafe-eval'")) return -10;
  if (styles?.some(isUnsafe)) return 0;
  return policy.get("default-src")?.every((source) => source === "'none'") ? 10 : 5;
}

/** Beside a hash browsers pass over `'unsafe-inline'`. */
const withoutIdle = (sources: string[]): string[] =>
  sources.some((source) => /^'(sha\d+|nonce)-/.test(source))
    ? sources.filter((source) => source !== "'unsafe-inline'")
    : sources;

/** All of ours are for sessions, so each has to have everything. */
function cookiePoints(cookies: string[]): number {
  if (cookies.length === 0) return 0;
  const has = (part: RegExp) => cookies.every((cookie) => part.test(cookie));
  if (!has(/; *Secure(;|$)/i)) return -40;
  if (!has(/; *HttpOnly(;|$)/i)) return -30;
  return has(/; *SameSite=(Strict|Lax)(;|$)/i) ? 5 : -20;
}

function transportPoints(header: string | null): number {
  const seconds = /(?:^|;) *max-age=(\d+)/i.exec(header ?? "")?.[1];
  if (!seconds || header?.includes(",")) return -20;
  return Number(seconds) < 15_552_000 ? -10 : 0;
}

/** Scripts of our own need no mark; those of others have to have one. */
function scriptPoints(html: string): number {
  const foreign = Array.from(
    html.matchAll(/<script\b[^>]*\bsrc="?(?:https?:)?\/\/[^>]*>/gi),
    ([tag]) => tag,
  );
  if (foreign.length === 0) return 0;
  if (foreign.some((tag) => !/src="?https:/.test(tag))) return -50;
  return foreign.every((tag) => /\bintegrity=/.test(tag)) ? 5 : -5;
}
