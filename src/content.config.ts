import { defineCollection } from "astro/content/config";
import { collectionNames, collections as descriptors } from "./collections/collections.ts";
import { entryLoader } from "./collections/entry-loader.ts";

/** Each folder of `content/` that `collections/collections.ts` names. Editors get its schema. */
export const collections = Object.fromEntries(
  collectionNames.map((name) => [
    name,
    defineCollection({ loader: entryLoader(name), schema: descriptors[name].schema }),
  ]),
);
