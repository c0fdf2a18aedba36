import { join } from "node:path";
import type { Entry } from "../artwork/thumbnails/cache.ts";
import { readCollection } from "../collections/files/read-entries.ts";
import { site } from "../collections/queries/site.ts";

/** Collections with generated thumbnails, and the category to draw for entries without one. */
const collections = [["videos"], ["evidence"], ["podcasts", "Interview"]] as const;

/** Returns the valid entries of these collections, and the walkthrough. */
export async function thumbnailEntries(): Promise<Entry[]> {
  const drawn = (await Promise.all(collections.map(entriesOf))).flat();
  const { walkthrough } = site;
  if (!walkthrough) return drawn;
  return [
    ...drawn,
    { collection: "walkthrough", id: 1, title: walkthrough.title, category: "Walkthrough" },
  ];
}

async function entriesOf([collection, category]: (typeof collections)[number]): Promise<Entry[]> {
  const { entries } = await readCollection(join("content", collection), collection);
  return entries
    .filter(({ isValid }) => isValid)
    .map(({ fields }) => ({
      collection,
      id: Number(fields["id"]),
      title: String(fields["title"]),
      category: category ?? String(fields["category"]),
    }));
}
