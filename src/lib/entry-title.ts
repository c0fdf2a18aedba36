type Fields = Record<string, unknown>;

const isText = (value: unknown) => typeof value === "string" && value.trim() !== "";

/** The field that holds the title of an entry; terms, cards and tabs have another name for it. */
export const titleKey = (fields: Fields): string | undefined =>
  ["title", "term", "name", "label"].find((key) => isText(fields[key]));

/** The title under which an entry is shown. */
export function entryTitle(fields: Fields): string | undefined {
  const key = titleKey(fields);
  return key && String(fields[key]);
}
