import { type CollectionName, collections } from "./collections.ts";

/** The address of the page that shows an entry, drafts included; undefined if no page shows it. */
export const pageAddress = (
  collection: CollectionName | undefined,
  name: string,
  fields: Record<string, unknown>,
): string | undefined => {
  if (collection) return collections[collection].page({ name, fields });
  return name === "site" || name === "pages" ? "/" : undefined;
};

/** The address that links to an entry use; undefined if nothing links to the entries of its collection. */
export const linkAddress = (
  collection: CollectionName,
  name: string,
  fields: Record<string, unknown>,
): string | undefined => collections[collection].addresses?.({ name, fields })[0];
