import { functionPaths, origin, send } from "../../support/site.ts";

export interface Seen {
  asked: string;
  status: number;
  headers: Headers;
  body: string;
}

/** All responses to `look` and `follow` in this test file. */
export const seen: Seen[] = [];

export async function look(path: string, init: RequestInit = {}, ip?: string): Promise<Seen> {
  const response = await send(path, init, ip);
  const { status, headers } = response;
  const asked = `${init.method ?? "GET"} ${path}`;
  const answer = { asked, status, headers, body: await response.text() };
  seen.push(answer);
  return answer;
}

/** The whole response as text, with its headers. */
export const wholeText = ({ status, headers, body }: Seen): string =>
  [status, ...Array.from(headers, (header) => header.join(": ")), body].join("\n");

const patterns = functionPaths.map((pathname) => new URLPattern({ pathname }));
const isAnswered = (path: string) => patterns.some((pattern) => pattern.test(origin + path));

/** Links that every post has. */
const ofEachPost = /^\/report|[?&](choose|edit|writer)=/;

/** Follows links from some paths to other paths of functions, but only 30 of those that every post has. */
export async function follow(
  starts: string[],
  headers: Record<string, string> = {},
): Promise<void> {
  const known = new Set(starts.filter(isAnswered));
  const ofPosts = { left: 30 };
  for (const path of known) {
    const answer = await look(path, { headers });
    for (const next of leads(answer))
      if (isAnswered(next) && !(ofEachPost.test(next) && ofPosts.left-- <= 0)) known.add(next);
  }
}

function leads({ headers, body }: Seen): string[] {
  const links = body.matchAll(/(?:href|action)="(\/[^"#]*)|"(?:href|own)":"(\/[^"#]*)/g);
  const next = /<([^>]*)>; rel="next"/.exec(headers.get("Link") ?? "")?.[1];
  const found = Array.from(links, ([, html, json]) =>
    (html ?? json ?? "").replaceAll("&amp;", "&"),
  );
  return [...found, next ?? "", headers.get("Location") ?? ""].filter(Boolean);
}

/** Valid and invalid requests to every function. */
export const everyRequest = (address: string): [path: string, init: RequestInit][] =>
  functionPaths
    .map((path) => path.replace(":contentType", "video").replace(":contentId", "4"))
    .flatMap((path) =>
      path.endsWith(":token")
        ? [path.replace(":token", `reply-${"a".repeat(43)}`), path.replace(":token", "x")]
        : [path.replace(":id", "1"), path.replace(":id", "x"), path.replace(":id", "999999")],
    )
    .flatMap((path) => waysToAsk(address).map((init): [string, RequestInit] => [path, init]));

function waysToAsk(address: string): RequestInit[] {
  const fields = { ...wrong, email: address, author: "Ada", content: "Words" };
  const swapped = { ...wrong, email: "no address", author: address };
  const post = (body: string, type: string, more: Record<string, string> = {}) => ({
    method: "POST",
    body,
    headers: { "Content-Type": type, ...more },
  });
  return [
    ...["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"].map((method) => ({ method })),
    post(JSON.stringify(fields), json),
    post(JSON.stringify({ ...swapped, author: "" }), json),
    post(JSON.stringify(fields), json, { "Idempotency-Key": `${address} ` }),
    post(JSON.stringify(fields), json, { Origin: `https://${address.replace("@", ".")}` }),
    post(`{"email":"${address}"`, json),
    post(`${address} `.repeat(900), json),
    post(address, "text/plain"),
    post(String(new URLSearchParams({ ...fields, content: "" })), form),
  ];
}

const json = "application/json";
const form = "application/x-www-form-urlencoded";
const wrong = { title: "", category: "none", contentType: "none", kind: "reply", reason: "" };
