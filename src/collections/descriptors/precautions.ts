import type { z } from "zod";
import { always, field, listOf, text } from "../schemas/field.ts";
import { entry, sources } from "../schemas/publication.ts";
import { collection } from "./collection.ts";

/** In a combination, the place of the names of all cards that name the precaution. */
const cardsHere = "{cards}";

const precautionFile = entry({
  title: field(text(80), "The subject of the precaution. Visitors do not see it.", "Blood sugar"),
  notFor: field(
    text(240).optional(),
    "Shown above the dose of every card that names this precaution.",
    "Do not take this with insulin or another diabetes medicine, unless a doctor agrees.",
    "Who must not take it",
  ),
  combination: field(
    text(200)
      .refine((words) => words.includes(cardsHere), `Expected ${cardsHere} in the text`)
      .optional(),
    `Shown on every card that names this precaution, and at the top of the tab. ${cardsHere} becomes the list of these cards.`,
    `Do not combine supplements that may lower blood sugar: ${cardsHere}.`,
  ),
  sources,
}).refine(({ notFor, combination }) => notFor || combination, {
  ...always,
  path: ["notFor"],
  error: "Expected who must not take it, or a combination",
});

/** Written once, and named by every card for which they hold. */
export const precautions = collection({
  one: "precaution",
  ending: "json",
  schema: precautionFile,
  studioGroup: "Treatment page",
  page: () => "/treating-parasites#supplements",
});

export const namedPrecautions = field(
  listOf(text(60)).optional(),
  "The file names of the precautions in content/precautions that hold for this supplement, without .json.",
  ["blood-sugar"],
);

type Precaution = z.output<typeof precautionFile> & { slug: string };

interface Card {
  name: string;
  order: number;
  notFor: string[];
  considerations: string[];
  sources: Precaution["sources"];
  precautions?: string[] | undefined;
}

/** Adds the texts and sources of the precautions that cards name. The lists of cards cannot omit one. */
export function withPrecautions<T extends Card>(
  cards: readonly T[],
  precautions: readonly Precaution[],
): T[] {
  return cards.map((card) => {
    const own = (card.precautions ?? []).flatMap((slug) =>
      precautions.filter((precaution) => precaution.slug === slug),
    );
    const urls = card.sources.map(({ url }) => url);
    const further = own.flatMap(({ sources }) => sources.filter(({ url }) => !urls.includes(url)));
    return {
      ...card,
      notFor: [...own.flatMap(({ notFor }) => notFor ?? []), ...card.notFor],
      considerations: [...card.considerations, ...combinations(cards, own)],
      sources: [
        ...card.sources,
        ...new Map(further.map((source) => [source.url, source])).values(),
      ],
    };
  });
}

/** The combinations that are dangerous, each with the names of its cards. */
export const combinations = (cards: readonly Card[], precautions: readonly Precaution[]) =>
  precautions.flatMap(({ slug, combination }) => {
    const named = cards
      .filter(({ precautions }) => precautions?.includes(slug))
      .toSorted((one, other) => one.order - other.order)
      .map(({ name }) => name.charAt(0).toLowerCase() + name.slice(1));
    return combination?.replace(cardsHere, new Intl.ListFormat("en-GB").format(named)) ?? [];
  });
