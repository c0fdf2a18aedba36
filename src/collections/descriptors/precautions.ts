import type { z } from "zod";
import { field, listOf, text } from "../schemas/field.ts";
import { entry, neededSources } from "../schemas/publication.ts";
import { collection } from "./collection.ts";

/** Stands for the names of all cards that name the precaution. */
const cardsHere = "{cards}";

const precautionFile = entry({
  notFor: field(
    listOf(text(240)).optional(),
    "Always shown on every card that names this precaution, one on each line.",
    ["Do not take this with insulin or another diabetes medicine, unless a doctor agrees."],
    "Who must not take it",
  ),
  combination: field(
    text(200).optional(),
    `Shown on every card that names this precaution, and at the top of the tab. ${cardsHere} becomes the list of the supplements that name it.`,
    `Do not combine supplements that may lower blood sugar: ${cardsHere}.`,
  ),
  sources: neededSources,
});

export const precautions = collection({
  one: "precaution",
  ending: "json",
  schema: precautionFile,
  studioGroup: "Treatment page",
  page: () => "/treating-parasites#supplements",
});

export const namedPrecautions = field(
  listOf(text(60).meta({ of: "precautions", isNeeded: true })).optional(),
  "The precautions that hold for this card. In a text editor, write their file names without .json.",
  ["blood-sugar"],
);

type Precaution = z.output<typeof precautionFile> & { slug: string };

interface Card {
  notFor: string[];
  considerations: string[];
  sources: Precaution["sources"];
  precautions?: string[] | undefined;
}

export const withPrecautions = <T extends Card>(
  cards: readonly T[],
  precautions: readonly Precaution[],
): T[] =>
  cards.map((card) => {
    const own = (card.precautions ?? []).flatMap((slug) =>
      precautions.filter((precaution) => precaution.slug === slug),
    );
    const sources = [card, ...own].flatMap((one) => one.sources);
    const urls = sources.map(({ url }) => url);
    return {
      ...card,
      notFor: [...own.flatMap(({ notFor }) => notFor ?? []), ...card.notFor],
      considerations: [
        ...card.considerations,
        ...own.flatMap(({ combination }) => combination ?? []),
      ],
      sources: sources.filter(({ url }, at) => urls.indexOf(url) === at),
    };
  });

/** So that no list can omit a supplement. */
export const listSupplements = (
  precautions: readonly Precaution[],
  supplements: readonly { name: string; precautions?: string[] | undefined }[],
): Precaution[] =>
  precautions.map((precaution) => {
    const names = supplements
      .filter(({ precautions }) => precautions?.includes(precaution.slug))
      .map(({ name }) => name.charAt(0).toLowerCase() + name.slice(1));
    const list = new Intl.ListFormat("en-GB").format(names);
    return { ...precaution, combination: precaution.combination?.replace(cardsHere, list) };
  });
