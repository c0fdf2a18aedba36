import type { ChangedField, Fields, FormField, Option, Shape } from "./protocol.ts";

export const changedFields = (form: FormField[], before: Fields, after: Fields): ChangedField[] =>
  form.flatMap((field) => compare(field.title, field, before[field.key], after[field.key]));

function compare(title: string, shape: Shape, before: unknown, after: unknown): ChangedField[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (shape.kind === "object" && before && after)
    return shape.fields.flatMap((field) =>
      compare(`${title}, ${field.title}`, field, inside(before, field), inside(after, field)),
    );
  if (shape.kind === "list" && Array.isArray(before) && Array.isArray(after))
    if (before.length === after.length && sorted(before) !== sorted(after))
      return after.flatMap((item, at) =>
        compare(`${title} ${at + 1}`, shape.item, before[at], item),
      );
  const one = inWords(shape, before).trim();
  const other = inWords(shape, after).trim();
  return one === other ? [] : [{ title, before: one, after: other }];
}

/** Items that were only moved are one change of the list. */
const sorted = (items: unknown[]): string =>
  items
    .map((item) => JSON.stringify(item))
    .sort()
    .join();

const inside = (value: unknown, { key }: FormField): unknown => Object(value)[key];

export function inWords(shape: Shape, value: unknown): string {
  if (shape.kind === "yesNo") return value ? "Ticked" : "Not ticked";
  if (value === undefined || value === null) return "";
  if (shape.kind === "day") return formatDay(String(value));
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

const labelOf = (options: Option[], value: unknown): string =>
  options.find((option) => option.value === value)?.label ?? String(value);

// As the inputs of this computer show dates and times.

export const formatTime = (date: Date): string =>
  date.toLocaleTimeString(undefined, { timeStyle: "short" });

export const formatMoment = (iso: string): string =>
  new Date(iso).toLocaleString(undefined, { dateStyle: "short", timeStyle: "short" });

const formatDay = (day: string): string => new Date(`${day}T00:00`).toLocaleDateString();
