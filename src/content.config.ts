import { defineCollection } from "astro/content/config";
import { glob } from "astro/loaders";
import { collectionNames, collections as files } from "./collections/collections.ts";
import { jsonEntries } from "./collections/json-entries.ts";

/** Each folder of `content/` that `collections/collections.ts` names. */
export const collections = Object.fromEntries(
  collectionNames.map((name) => {
    const { schema, ending } = files[name];
    const base = `content/${name}`;
    const loader = ending === "json" ? jsonEntries(base) : glob({ base, pattern: `*.${ending}` });
    return [name, defineCollection({ loader, schema })];
  }),
);
