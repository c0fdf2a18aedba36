import type { Fields, Path } from "../protocol.ts";

export const valueAt = (fields: Fields, path: Path): unknown =>
  path.reduce<unknown>((value, key) => Object(value)[key], fields);

/** Returns a copy with another value at a path; `undefined` removes the field. */
export const withValue = (fields: Fields, path: Path, next: unknown): Fields =>
  Object(put(fields, path, next));

function put(value: unknown, [key, ...rest]: Path, next: unknown): unknown {
  if (key === undefined) return next;
  const inner = put(Object(value)[key], rest, next);
  if (Array.isArray(value)) return value.map((item, at) => (at === key ? inner : item));
  const { [key]: _, ...others } = Object(value);
  if (inner === undefined) return others;
  return Object.hasOwn(Object(value), key)
    ? { ...Object(value), [key]: inner }
    : { ...others, [key]: inner };
}

/** Returns a copy of a list with an item at another position. */
export const moved = <T>(items: readonly T[], from: number, to: number): T[] =>
  items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1));

/** Returns true if the path is the other one or goes deeper. */
export const startsWith = (path: Path, start: Path): boolean =>
  start.every((key, at) => String(path[at]) === String(key));

export const isSamePath = (one: Path, other: Path): boolean =>
  one.length === other.length && startsWith(one, other);
