import { join } from "node:path";
import type { Entry } from "../artwork/title-card.ts";
import { readCollection } from "../collections/files/read-entries.ts";
import { site } from "../collections/queries/site.ts";

const collections = ["videos", "evidence", "podcasts"] as const;

/** Returns the valid entries of the collections whose pictures are drawn, and the walkthrough. */
export async function thumbnailEntries(): Promise<Entry[]> {
  const drawn = await Promise.all(collections.map(entriesOf));
  const { walkthrough } = site;
  const tour = walkthrough && { collection: "walkthrough", id: 1, title: walkthrough.title };
  return [...drawn.flat(), ...(tour ? [tour] : [])];
}

async function entriesOf(collection: (typeof collections)[number]): Promise<Entry[]> {
  const { entries } = await readCollection(join("content", collection), collection);
  return entries
    .filter(({ isValid }) => isValid)
    .map(({ fields }) => ({
      collection,
      id: Number(fields["id"]),
      title: String(fields["title"]),
    }));
}
