import { entries } from "./entries.ts";
import { inOrder, lastEdited } from "./sort-and-filter.ts";

export const practices = inOrder(await entries("practices"));
export const fasting = inOrder(await entries("fasting"));
export const supplements = inOrder(await entries("supplements"));
export const medications = inOrder(await entries("medications"));
export const frequencies = inOrder(await entries("frequencies"));

interface Card {
  slug: string;
  title: string;
  sample: boolean;
  updated?: string | undefined;
  description?: string | undefined;
  benefits?: string | string[] | undefined;
  commonUses?: string[] | undefined;
  considerations?: string[] | undefined;
}
const titled = <T extends { name: string }>(named: readonly T[]) =>
  named.map((one) => ({ ...one, title: one.name }));

const cardsOf: Record<string, Card[]> = {
  holistic: practices,
  fasting,
  supplements: titled(supplements),
  medications: titled(medications),
  frequencies,
};

export const treatmentTabs = inOrder(await entries("treatment-tabs")).map((tab) => {
  const cards = cardsOf[tab.slug] ?? [];
  return { ...tab, cards, updated: lastEdited([tab, ...cards]) };
});

export type TreatmentTab = (typeof treatmentTabs)[number];
