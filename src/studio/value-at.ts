import type { Path } from "./protocol.ts";

export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => Object(inner)[key], value);

/** A copy with another value at the end of the keys; `undefined` takes a field out. */
export function withValue(value: unknown, [key, ...rest]: Path, next: unknown): unknown {
  if (key === undefined) return next;
  const inner = withValue(Object(value)[key], rest, next);
  if (Array.isArray(value)) return value.map((item, at) => (at === key ? inner : item));
  const { [key]: _, ...others } = Object(value);
  if (inner === undefined) return others;
  return Object.hasOwn(Object(value), key)
    ? { ...Object(value), [key]: inner }
    : { ...others, [key]: inner };
}

/** Whether one path leads to the other, or to something in it. */
export const startsWith = (path: Path, start: Path): boolean =>
  start.every((key, at) => String(path[at]) === String(key));

export const isSamePath = (one: Path, other: Path): boolean =>
  one.length === other.length && startsWith(one, other);
