import type { Fields, Path } from "../protocol.ts";

/** `undefined` removes the field. */
export const withValue = (fields: Fields, path: Path, next: unknown): Fields =>
  Object(put(fields, path, next));

function put(value: unknown, [key, ...rest]: Path, next: unknown): unknown {
  if (key === undefined) return next;
  const inner = put(Object(value)[key], rest, next);
  if (typeof key === "number") {
    // The form shows a list of fixed length before all its items exist.
    const items: unknown[] = Array.isArray(value) ? [...value] : [];
    while (items.length < key) items.push("");
    return Object.assign(items, { [key]: inner });
  }
  const { [key]: _, ...others } = Object(value);
  return inner === undefined ? others : { ...Object(value), [key]: inner };
}

export const moved = <T>(items: readonly T[], from: number, to: number): T[] =>
  items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1));
