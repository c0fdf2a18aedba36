import { Mistake } from "../lib/explain.ts";
import { type Entry, entries } from "./entries.ts";
import { inOrder } from "./pick.ts";

export type Term = Entry<"glossary">;

/** Every term, by the alphabet. */
export const terms = (await entries("glossary")).toSorted((one, other) =>
  one.term.localeCompare(other.term, "en"),
);

/** The tabs of the glossary with the terms of each, by the alphabet. */
export const glossaryTabs = inOrder(await entries("glossary-categories")).map((category) => ({
  ...category,
  terms: terms.filter((term) => term.category === category.slug),
}));

/** One term of each category that people often ask for; where one is gone, the others remain. */
export const oftenAsked = [
  "parasite",
  "matchbox-sign",
  "delusional-infestation",
  "serotonin",
  "eosinophilia",
  "misdiagnosis",
  "brain-fog",
].flatMap((slug) => terms.filter((term) => term.slug === slug));

/** Where a term stands. */
export const termHref = (slug: string): string => `/glossary#${slug}`;

/** @throws Mistake where the glossary has no such term */
export function termAt(slug: string): Term {
  const term = terms.find((one) => one.slug === slug);
  if (term) return term;
  throw new Mistake(
    `The glossary has no term "${slug}". Expected the name of a file in content/glossary, without .json.`,
  );
}
