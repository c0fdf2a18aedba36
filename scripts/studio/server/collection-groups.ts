import type { CollectionName } from "../../../src/collections/schemas/collections.ts";

/** The collections in the groups of the README. */
export const groups: { title: string; names: CollectionName[] }[] = [
  {
    title: "To watch and hear",
    names: ["videos", "evidence", "podcasts", "playlists", "social-tabs"],
  },
  {
    title: "The treatment page",
    names: [
      ...(["practices", "fasting", "supplements", "medications"] as const),
      ...(["frequencies", "treatment-tabs"] as const),
    ],
  },
  {
    title: "Words, searches and tips",
    names: ["glossary", "glossary-categories", "literature", "tips"],
  },
  { title: "For the community", names: ["discussions", "blog"] },
  { title: "Longer texts and channels", names: ["pages", "channels"] },
];

/** Collections whose files pages ask for by name, so that none can be added or deleted. */
const fixed: readonly CollectionName[] = [
  "social-tabs",
  "treatment-tabs",
  "glossary-categories",
  "pages",
];

export const isOpen = (collection: CollectionName | undefined): boolean =>
  collection !== undefined && !fixed.includes(collection);
