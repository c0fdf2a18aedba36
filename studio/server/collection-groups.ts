import type { CollectionName } from "../../src/collections/collections.ts";

export const groups: { title: string; names: CollectionName[] }[] = [
  {
    title: "Videos, photographs and interviews",
    names: ["videos", "evidence", "podcasts", "transcripts", "playlists", "social-tabs"],
  },
  {
    title: "Treatment page",
    names: ["practices", "fasting", "supplements", "medications", "frequencies", "treatment-tabs"],
  },
  {
    title: "Glossary and literature",
    names: ["glossary", "glossary-categories", "literature", "tips"],
  },
  { title: "Blog and discussions", names: ["discussions", "blog"] },
  { title: "Page texts and channels", names: ["pages", "channels"] },
];

/** Collections without new or deleted entries, because pages refer to their files by name. */
const fixed: readonly CollectionName[] = [
  "social-tabs",
  "treatment-tabs",
  "glossary-categories",
  "pages",
];

export const isOpen = (collection: CollectionName | undefined): boolean =>
  collection !== undefined && !fixed.includes(collection);
