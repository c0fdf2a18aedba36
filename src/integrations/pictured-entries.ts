import { join } from "node:path";
import { readCollection } from "../content-files/read-entries.ts";
import { site } from "../data/site.ts";
import type { Entry } from "./keep-pictures.ts";

/** What the drawings of each collection are about, where its entries have no category. */
const collections = [["videos"], ["evidence"], ["podcasts", "Interview"]] as const;

/** What the site draws a picture for: entries, as far as their files are right, and the walkthrough. */
export async function picturedEntries(): Promise<Entry[]> {
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
    .filter(({ isRight }) => isRight)
    .map(({ fields }) => ({
      collection,
      id: Number(fields["id"]),
      title: String(fields["title"]),
      category: category ?? String(fields["category"]),
    }));
}
