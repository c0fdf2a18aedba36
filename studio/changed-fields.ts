import { formatDate } from "../src/lib/format-date.ts";
import type { ChangedField, Fields, FormField, Shape } from "./protocol.ts";

/** Compares two versions of a file. Of a long text, only the changed passage is shown. */
export const changedFields = (form: FormField[], before: Fields, after: Fields): ChangedField[] =>
  form.flatMap((field) => compare(field.title, field, before[field.key], after[field.key]));

function compare(title: string, shape: Shape, before: unknown, after: unknown): ChangedField[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (shape.kind === "object" && before && after)
    return shape.fields.flatMap((field) =>
      compare(`${title}, ${field.title}`, field, inside(before, field), inside(after, field)),
    );
  if (shape.kind === "list" && Array.isArray(before) && Array.isArray(after))
    if (before.length === after.length)
      return after.flatMap((item, at) =>
        compare(`${title} ${at + 1}`, shape.item, before[at], item),
      );
  const one = inWords(shape, before).trim();
  const other = inWords(shape, after).trim();
  return one === other ? [] : [{ title, ...changedPassage(one, other) }];
}

const inside = (value: unknown, { key }: FormField): unknown => Object(value)[key];

/** The value of a field as the form shows it; empty if there is none. */
function inWords(shape: Shape, value: unknown): string {
  if (shape.kind === "yesNo") return value ? "Ticked" : "Not ticked";
  if (value === undefined || value === null) return "";
  if (shape.kind === "day") return formatDate(String(value));
  if (shape.kind === "moment") return formatMoment(String(value));
  if (shape.kind === "choice") return labelOf(shape.options, value);
  if (shape.kind === "choices" && Array.isArray(value))
    return value.map((one) => labelOf(shape.options, one)).join(", ");
  if (shape.kind === "list" && Array.isArray(value))
    return value.map((item) => inWords(shape.item, item)).join("\n");
  if (shape.kind === "object")
    return shape.fields
      .map((field) => [field.title, inWords(field, inside(value, field))])
      .filter(([, words]) => words)
      .map(([title, words]) => `${title}: ${words}`)
      .join("\n");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

const labelOf = (options: { value: string; label: string }[], value: unknown): string =>
  options.find((option) => option.value === value)?.label ?? String(value);

/** Formats a moment in local time, such as `21 November 2026 at 14:32`. */
export const formatMoment = (iso: string): string =>
  new Date(iso).toLocaleString("en-GB", { dateStyle: "long", timeStyle: "short" });

/** Texts up to this length are shown whole. */
const short = 200;
/** The number of unchanged words to show on each side. */
const context = 8;

function changedPassage(before: string, after: string) {
  if (before.length <= short && after.length <= short) return { before, after };
  const one = before.split(/(?<=\s)/);
  const other = after.split(/(?<=\s)/);
  const start = sharedStart(one, other);
  const end = sharedStart(one.slice(start).toReversed(), other.slice(start).toReversed());
  const cut = (words: string[]) => {
    const from = Math.max(0, start - context);
    const to = Math.max(0, end - context);
    const middle = words.slice(from, words.length - to).join("");
    return `${from > 0 ? "… " : ""}${middle.trim()}${to > 0 ? " …" : ""}`;
  };
  return { before: cut(one), after: cut(other) };
}

function sharedStart(one: string[], other: string[]): number {
  const at = one.findIndex((word, at) => word !== other[at]);
  return at === -1 ? one.length : at;
}
