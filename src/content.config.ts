import { defineCollection } from "astro/content/config";
import { glob } from "astro/loaders";
import { jsonEntries } from "./collections/json-entries.ts";
import { collectionNames, collections as files } from "./collections/schemas/collections.ts";

/** Each folder of `content/` that `collections/schemas/collections.ts` names. */
export const collections = Object.fromEntries(
  collectionNames.map((name) => {
    const { schema, ending } = files[name];
    const base = `content/${name}`;
    const loader = ending === "json" ? jsonEntries(base) : glob({ base, pattern: `*.${ending}` });
    return [name, defineCollection({ loader, schema })];
  }),
);
