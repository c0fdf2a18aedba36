import { HttpError } from "./http-error.ts";

const largest = 2 ** 31 - 1;

/** Reads an id from a URL: 1 to 2^31-1 in plain digits. @returns undefined for anything else */
export function readId(text: string | null | undefined): number | undefined {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= largest ? id : undefined;
}

/** Reads `?after=<id>`, after which a page starts; 0 for the first page. @throws HttpError 400 */
export function readAfter(request: Request): number {
  const text = new URL(request.url).searchParams.get("after");
  if (text === null || text === "0") return 0;
  const after = readId(text);
  if (after) return after;
  throw new HttpError(400, "Some fields are not valid", { fields: { after: "Expected an id" } });
}

/** One page of a list. */
export interface Page<Entry> {
  entries: Entry[];
  /** The id after which the next page starts; undefined on the last. */
  next: number | undefined;
}

/**
 * The first `size` of the rows found.
 * @param found one row more than a page holds if another page follows
 */
export function pageOf<Entry extends { id: number }>(found: Entry[], size: number): Page<Entry> {
  const entries = found.slice(0, size);
  return { entries, next: found.length > size ? entries.at(-1)?.id : undefined };
}

type Query = Record<string, string | number | undefined> & { after: number | undefined };

/** The `Link` header of the next page, or no header on the last. */
export function nextLink(path: string, query: Query): Record<string, string> {
  if (query.after === undefined) return {};
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return { Link: `<${path}?${new URLSearchParams(given)}>; rel="next"` };
}
