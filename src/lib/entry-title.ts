type Fields = Record<string, unknown>;

const isText = (value: unknown) => typeof value === "string" && value.trim() !== "";

/** Returns the name of the field that holds the title of an entry. */
export const titleKey = (fields: Fields): string | undefined =>
  ["title", "term", "name", "label"].find((key) => isText(fields[key]));

/** Returns the title of an entry. */
export function entryTitle(fields: Fields): string | undefined {
  const key = titleKey(fields);
  return key && String(fields[key]);
}
