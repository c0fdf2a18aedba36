import { combinations } from "../descriptors/precautions.ts";
import { type CardCollection, cardCollections } from "../descriptors/treatment.ts";
import { entryTitle } from "../entry-title.ts";
import { type Entry, entries } from "./entries.ts";
import { byName, inOrder, lastEdited } from "./sort-and-filter.ts";

type Cards = {
  [Name in CardCollection]: { collection: Name; cards: (Entry<Name> & { title: string })[] };
};

const inCollection = Object.keys(cardCollections).map(async (name) => {
  const collection = name as CardCollection;
  const found = inOrder(await entries(collection));
  const cards = found.map((card) => ({ ...card, title: entryTitle(card) ?? card.slug }));
  return [collection, { collection, cards }] as const;
});

const treatmentCards = Object.fromEntries(await Promise.all(inCollection)) as Cards;

const dangerousTogether = combinations(
  treatmentCards.supplements.cards,
  byName(await entries("precautions")),
);

export const treatmentTabs = inOrder(await entries("treatment-tabs")).map((tab) => {
  const shown: Cards[CardCollection] = treatmentCards[tab.cards];
  const more = tab.cards === "supplements" ? dangerousTogether : [];
  const notice = tab.notice && { ...tab.notice, points: [...tab.notice.points, ...more] };
  return { ...tab, ...shown, notice, updated: lastEdited([tab, ...shown.cards]) };
});

export type TreatmentTab = (typeof treatmentTabs)[number];
