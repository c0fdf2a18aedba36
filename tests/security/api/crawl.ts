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
