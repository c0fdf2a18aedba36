import { functionPaths, origin, send } from "../../support/site.ts";

const patterns = functionPaths.map((pathname) => new URLPattern({ pathname }));
const isAnswered = (path: string) => patterns.some((pattern) => pattern.test(origin + path));

/** Pages of one kind have addresses that differ only in numbers, private links and the values of parameters. */
const kindOf = (path: string) => path.replace(/\d+|-[\w-]{43}|(?<==)[^&]*/g, "");
const mostOfKind = 5;

/** Follows links to paths of functions, but only to some of each kind. @returns each response with its headers */
export async function follow(
  starts: string[],
  headers: Record<string, string> = {},
): Promise<Map<string, string>> {
  const known = new Set(starts.filter(isAnswered));
  const kinds = new Map<string, number>();
  const seen = new Map<string, string>();
  for (const path of known) {
    const response = await send(path, { headers });
    const text = [...response.headers, await response.text()].join("\n");
    seen.set(path, text);
    for (const next of leadsIn(text).filter((one) => isAnswered(one) && !known.has(one))) {
      const count = kinds.get(kindOf(next)) ?? 0;
      kinds.set(kindOf(next), count + 1);
      if (count < mostOfKind) known.add(next);
    }
  }
  return seen;
}

const links =
  /(?:href|action)="(\/[^"#]*)|"(?:href|own)":"(\/[^"#]*)|<(\/[^>]*)>; rel="next"|^location,(\/.*)$/gm;

const leadsIn = (text: string): string[] =>
  Array.from(text.matchAll(links), (found) =>
    (found.slice(1).find(Boolean) ?? "").replaceAll("&amp;", "&"),
  );
