export const formatValue = (value: unknown): string => clip(typed(shorten(value)), 160);

function typed(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(typed).join(", ")}]`;
  if (value instanceof Date) return isoDate(value.toISOString());
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? String(value);
  const fields = Object.entries(value).map(([key, inner]) => `"${key}": ${typed(inner)}`);
  return fields.length > 0 ? `{ ${fields.join(", ")} }` : "{ }";
}

/** Removes zero hours and zero milliseconds from an ISO 8601 time. */
export const isoDate = (time: string): string =>
  time.replace(/T00:00:00\.000Z$/, "").replace(/\.000Z$/, "Z");

export function shorten(value: unknown): unknown {
  if (typeof value === "string") return clip(value, 60);
  if (Array.isArray(value)) return value.map(shorten);
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shorten(inner)]));
}

/** Shortens a text to `most` characters, cut after a word. */
export function clip(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most - 1).replace(/[\s,.;]+\S*$/, "")}…`;
}
