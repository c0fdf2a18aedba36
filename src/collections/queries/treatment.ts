import { type CardCollection, cardCollections } from "../descriptors/treatment.ts";
import { entryTitle } from "../entry-title.ts";
import { type Entry, entries, lastEdited } from "./entries.ts";

type Cards = {
  [Name in CardCollection]: { collection: Name; cards: (Entry<Name> & { title: string })[] };
}[CardCollection];

const found = Object.keys(cardCollections).map(async (name) => {
  const collection = name as CardCollection;
  const written = await entries(collection);
  const cards = written.map((card) => ({ ...card, title: entryTitle(card) ?? card.slug }));
  return { collection, cards } as Cards;
});

const kinds = await Promise.all(found);

const dangerousTogether = (await entries("precautions")).flatMap(
  ({ combination }) => combination ?? [],
);

export const treatmentTabs = (await entries("treatment-tabs")).flatMap((tab) =>
  kinds
    .filter(({ collection }) => cardCollections[collection].tab === tab.slug)
    .map((kind) => {
      const more = kind.collection === "supplements" ? dangerousTogether : [];
      const notice = tab.notice && { ...tab.notice, points: [...tab.notice.points, ...more] };
      return { ...tab, ...kind, notice, updated: lastEdited([tab, ...kind.cards]) };
    }),
);

export type TreatmentTab = (typeof treatmentTabs)[number];
