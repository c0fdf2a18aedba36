import { z } from "zod";
import { collectionNames, collections } from "./collections.ts";
import { field, listOf, text } from "./field.ts";
import { entryId } from "./publication.ts";

const numbers = (one: string) =>
  field(
    listOf(entryId, 0).optional(),
    "Retired numbers",
    `Numbers of deleted entries (${one}). Do not use them again.`,
    [30],
  );

const names = (one: string) =>
  field(
    listOf(text(80), 0).optional(),
    "Retired names",
    `File names, without the ending, of deleted entries (${one}). Do not use them again.`,
    ["an-old-name"],
  );

/** Returns true if the entries of a collection have ids; otherwise addresses use their file names. */
export const hasIds = (name: (typeof collectionNames)[number]): boolean =>
  "id" in collections[name].schema.shape;

/** `content/retired.json`: ids and file names of deleted entries, by collection. */
export const retiredSchema = z.strictObject(
  Object.fromEntries(
    collectionNames.map((name) => {
      const { one } = collections[name];
      return [name, hasIds(name) ? numbers(one) : names(one)];
    }),
  ),
);
