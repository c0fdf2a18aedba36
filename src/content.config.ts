import { defineCollection } from "astro:content";
import { glob } from "astro/loaders";
import { collectionNames, collections as files } from "./schemas/collections.ts";

/** Each folder of `content/` that `schemas/collections.ts` names. */
export const collections = Object.fromEntries(
  collectionNames.map((name) => {
    const { schema, ending } = files[name];
    const loader = glob({ base: `content/${name}`, pattern: `*.${ending}` });
    return [name, defineCollection({ loader, schema })];
  }),
);
