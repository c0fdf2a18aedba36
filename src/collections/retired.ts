import { z } from "zod";
import { type CollectionName, collectionNames, collections, hasIds } from "./collections.ts";
import { field, listOf, text } from "./schemas/field.ts";
import { entryId } from "./schemas/publication.ts";

const retired = (name: CollectionName) => {
  const byId = hasIds(name);
  const what = byId ? "Numbers" : "File names, without the ending,";
  return field(
    listOf(byId ? entryId : text(80), 0).optional(),
    `${what} of deleted entries (${collections[name].one}). Do not use them again.`,
    [byId ? 30 : "an-old-name"],
    byId ? "Retired numbers" : "Retired names",
  );
};

export const retiredSchema = z.strictObject(
  Object.fromEntries(collectionNames.map((name) => [name, retired(name)])),
);
