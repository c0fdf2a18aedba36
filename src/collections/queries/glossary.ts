import { UserError } from "../../errors/user-error.ts";
import { type Entry, entries } from "./entries.ts";
import { inOrder } from "./sort-and-filter.ts";

export type Term = Entry<"glossary">;

/** Every term, in alphabetical order. */
export const terms = (await entries("glossary")).toSorted((one, other) =>
  one.term.localeCompare(other.term, "en"),
);

/** The tabs of the glossary, each with its terms in alphabetical order. */
export const glossaryTabs = inOrder(await entries("glossary-categories")).map((category) => ({
  ...category,
  terms: terms.filter((term) => term.category === category.slug),
}));

/** A popular term of each category. Terms that no longer exist are left out. */
export const oftenAsked = [
  "parasite",
  "matchbox-sign",
  "delusional-infestation",
  "serotonin",
  "eosinophilia",
  "misdiagnosis",
  "brain-fog",
].flatMap((slug) => terms.filter((term) => term.slug === slug));

/** The address of a term. */
export const termHref = (slug: string): string => `/glossary#${slug}`;

/** @throws UserError if the glossary has no such term */
export function termAt(slug: string): Term {
  const term = terms.find((one) => one.slug === slug);
  if (term) return term;
  throw new UserError(
    `The glossary has no term "${slug}". Expected the name of a file in content/glossary, without .json.`,
  );
}
