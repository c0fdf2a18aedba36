import type { RequestContext } from "./handle.ts";
import { type HttpError, invalidFields } from "./http-error.ts";

export const largestId = 2 ** 31 - 1;

export function readId(text: string | null | undefined): number | undefined {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= largestId ? id : undefined;
}

export function pathId({ params }: RequestContext, missing: () => HttpError): number {
  const id = readId(params["id"]);
  if (id) return id;
  throw missing();
}

/** The last id of the previous page, or 0. @throws HttpError 400 */
export function readAfter(request: Request): number {
  const text = new URL(request.url).searchParams.get("after");
  if (text === null || text === "0") return 0;
  const after = readId(text);
  if (after) return after;
  throw invalidFields({ after: "Expected an id" });
}

export interface Page<Row> {
  entries: Row[];
  next: number | undefined;
}

/** @param found has one row more than `size` if another page follows */
export function pageOf<Row extends { id: number }>(found: Row[], size: number): Page<Row> {
  const entries = found.slice(0, size);
  return { entries, next: found.length > size ? entries.at(-1)?.id : undefined };
}

/** The page after an id, or that of a new post if it is later. */
export async function pageWith<Found extends Pick<Page<never>, "next"> | undefined>(
  posted: number | undefined,
  after: number,
  read: (after: number) => Promise<Found>,
): Promise<Found> {
  const page = await read(after);
  return posted && page?.next && posted > page.next ? read(posted - 1) : page;
}

type Query = Record<string, string | number | undefined> & { after: string | number | undefined };

export function nextLink(path: string, query: Query): Record<string, string> {
  if (query.after === undefined) return {};
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return { Link: `<${path}?${new URLSearchParams(given)}>; rel="next"` };
}
