import { functionPaths, origin, send } from "../../support/site.ts";

export interface Seen {
  path: string;
  status: number;
  headers: Headers;
  body: string;
}

/** All responses to `follow`. */
export const seen: Seen[] = [];

async function look(path: string, sent: Record<string, string>): Promise<Seen> {
  const response = await send(path, { headers: sent });
  const { status, headers } = response;
  const answer = { path, status, headers, body: await response.text() };
  seen.push(answer);
  return answer;
}

/** The whole response as text, with its headers. */
export const wholeText = ({ status, headers, body }: Seen): string =>
  [status, ...Array.from(headers, (header) => header.join(": ")), body].join("\n");

const patterns = functionPaths.map((pathname) => new URLPattern({ pathname }));
const isAnswered = (path: string) => patterns.some((pattern) => pattern.test(origin + path));

/** Pages of one kind have addresses that differ only in numbers, private links and the values of parameters. */
const kindOf = (path: string) => path.replace(/\d+|-[\w-]{43}|(?<==)[^&]*/g, "");
const mostOfKind = 10;

/** Follows links from some paths to other paths of functions, but only to some of each kind. */
export async function follow(
  starts: string[],
  headers: Record<string, string> = {},
): Promise<void> {
  const known = new Set(starts.filter(isAnswered));
  const kinds = new Map<string, number>();
  for (const path of known) {
    const answer = await look(path, headers);
    for (const next of leads(answer).filter((one) => isAnswered(one) && !known.has(one))) {
      const count = kinds.get(kindOf(next)) ?? 0;
      kinds.set(kindOf(next), count + 1);
      if (count < mostOfKind) known.add(next);
    }
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
