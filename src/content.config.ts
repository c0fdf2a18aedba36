import { defineCollection } from "astro/content/config";
import { collectionNames, collections as descriptors } from "./collections/collections.ts";
import { entryLoader } from "./collections/entry-loader.ts";

/** For VS Code, which reads the schemas that Astro writes: see `.vscode/settings.json`. */
const lenient = { allowComments: true, allowTrailingCommas: true };

export const collections = Object.fromEntries(
  collectionNames.map((name) => [
    name,
    defineCollection({ loader: entryLoader(name), schema: descriptors[name].schema.meta(lenient) }),
  ]),
);
