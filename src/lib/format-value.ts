import { clip } from "./clip.ts";

export const formatValue = (value: unknown): string => clip(format(value), 160);

function format(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(clip(value, 60));
  if (Array.isArray(value)) return `[${value.map(format).join(", ")}]`;
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$|\.000(?=Z$)/, "");
  if (typeof value !== "object" || value === null) return String(value);
  const fields = Object.entries(value).map(([key, inner]) => `"${key}": ${format(inner)}`);
  return fields.length > 0 ? `{ ${fields.join(", ")} }` : "{ }";
}
