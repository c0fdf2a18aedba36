import { isDeepStrictEqual } from "node:util";
import { isObject } from "./parsed.ts";

/** One thing to change in a file: the value at the end of the keys, or nothing to take it away. */
export interface Change {
  path: (string | number)[];
  value: unknown;
}

/** The smallest changes that lead from one value to the other. */
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
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return after.flatMap((item, at) => changesBetween(before[at], item, [...path, at]));
  return [{ path, value: after }];
}

/**
 * Where a new field belongs among those that are there.
 * @param order every field, as a file would have them
 */
export function placeAmong(present: readonly string[], key: string, order: readonly string[]) {
  if (!order.includes(key)) return present.length;
  const before = order.slice(0, order.indexOf(key));
  return present.findLastIndex((one) => before.includes(one)) + 1;
}
