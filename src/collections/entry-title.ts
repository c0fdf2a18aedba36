type Fields = Record<string, unknown>;

const isText = (value: unknown) => typeof value === "string" && value.trim() !== "";

export const titleKey = (fields: Fields): string | undefined =>
  ["title", "term", "name", "label"].find((key) => isText(fields[key]));

export function entryTitle(fields: Fields): string | undefined {
  const key = titleKey(fields);
  return key && String(fields[key]);
}
