import { readEntries } from "../content-files/read-entries.ts";
import { site } from "../data/site.ts";
import type { Entry } from "./keep-pictures.ts";

/** What the drawings of each collection are about, where its entries have no category. */
const categories: Record<string, string | undefined> = {
  videos: undefined,
  evidence: undefined,
  podcasts: "Interview",
};

/** What the site draws a picture for: entries, as far as their files are right, and the walkthrough. */
export async function picturedEntries(): Promise<Entry[]> {
  const { entries } = await readEntries("content");
  const drawn = entries
    .filter(({ collection, isRight }) => isRight && collection in categories)
    .map(({ collection, fields }) => ({
      collection,
      id: Number(fields["id"]),
      title: String(fields["title"]),
      category: categories[collection] ?? String(fields["category"]),
    }));
  const { walkthrough } = site;
  if (!walkthrough) return drawn;
  return [
    ...drawn,
    { collection: "walkthrough", id: 1, title: walkthrough.title, category: "Walkthrough" },
  ];
}
