import { Problem } from "./problem.ts";

const largest = 2 ** 31 - 1;

/** An id as an address writes it: 1 to 2^31-1 in plain digits. @returns undefined for anything else */
export function readId(text: string | null | undefined): number | undefined {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= largest ? id : undefined;
}

/** Where a page of a list starts: `?after=<id>`, or 0. @throws Problem 400 where it is no id */
export function readAfter(request: Request): number {
  const text = new URL(request.url).searchParams.get("after");
  if (text === null || text === "0") return 0;
  const after = readId(text);
  if (after) return after;
  throw new Problem(400, "Some fields are not valid", { fields: { after: "Expected an id" } });
}

type Query = Record<string, string | number | undefined> & { after: number | undefined };

/** The header that leads on to the next page of a list, where there is one. */
export function linkToNext(path: string, query: Query): Record<string, string> {
  if (query.after === undefined) return {};
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return { Link: `<${path}?${new URLSearchParams(given)}>; rel="next"` };
}
