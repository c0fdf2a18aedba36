import { isDeepStrictEqual } from "node:util";
import { isObject } from "../files/parsed.ts";

/** A new value at a path; undefined removes the field or item. */
export interface Change {
  path: (string | number)[];
  value: unknown;
}

/** Returns the smallest changes that turn one value into the other. */
export function changesBetween(
  before: unknown,
  after: unknown,
  path: Change["path"] = [],
): Change[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isObject(before) && isObject(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => changesBetween(before[key], after[key], [...path, key]));
  }
  if (!Array.isArray(before) || !Array.isArray(after)) return [{ path, value: after }];
  // The last item first, so that the positions of the others do not change.
  const removed = before.slice(after.length).map((_, at) => [...path, before.length - 1 - at]);
  return [
    ...removed.map((path) => ({ path, value: undefined })),
    ...after.flatMap((item, at) => changesBetween(before[at], item, [...path, at])),
  ];
}

/** The index at which to insert a new field. @param order every field, in the order of the schema */
export function placeAmong(present: readonly string[], key: string, order: readonly string[]) {
  if (!order.includes(key)) return present.length;
  const before = order.slice(0, order.indexOf(key));
  return present.findLastIndex((one) => before.includes(one)) + 1;
}
