import { type CollectionName, collections } from "./collections.ts";

/** Drafts have one too. Undefined if no page shows the entry. */
export const pageAddress = (
  collection: CollectionName | undefined,
  name: string,
  fields: Record<string, unknown>,
): string | undefined => {
  if (collection) return collections[collection].page({ name, fields });
  return name === "site" || name === "pages" ? "/" : undefined;
};

/** Undefined if nothing links to the entries of the collection. */
export const linkAddress = (
  collection: CollectionName,
  name: string,
  fields: Record<string, unknown>,
): string | undefined => collections[collection].addresses?.({ name, fields })[0];
