import { UserError } from "../../lib/user-error.ts";
import type { Term } from "../descriptors/glossary.ts";
import { entries } from "./entries.ts";

export const terms = (await entries("glossary")).toSorted((one, other) =>
  one.term.localeCompare(other.term, "en"),
);

export const glossaryTabs = (await entries("glossary-categories")).map((category) => ({
  ...category,
  terms: terms.filter((term) => term.category === category.slug),
}));

/** One term of each category to start with. Deleted terms are left out. */
export const oftenAsked = [
  "parasite",
  "matchbox-sign",
  "delusional-infestation",
  "serotonin",
  "eosinophilia",
  "misdiagnosis",
  "brain-fog",
].flatMap((slug) => terms.filter((term) => term.slug === slug));

export function termAt(slug: string): Term {
  const term = terms.find((one) => one.slug === slug);
  if (term) return term;
  throw new UserError(
    `There is no glossary term "${slug}". Expected the name of a file in content/glossary, without .json.`,
  );
}
