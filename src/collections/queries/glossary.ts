import { UserError } from "../../lib/errors/user-error.ts";
import { termOfPath, termPath } from "../../lib/posts/entry-paths.ts";
import { splitInlineLinks } from "../../lib/text/inline-links.ts";
import type { Term } from "../descriptors/glossary.ts";
import { entries } from "./entries.ts";

export const terms = (await entries("glossary")).toSorted((one, other) =>
  one.term.localeCompare(other.term, "en"),
);

export const glossaryTabs = (await entries("glossary-categories")).map((category) => ({
  ...category,
  terms: terms.filter((term) => term.category === category.slug),
}));

export const oftenAsked = glossaryTabs.flatMap(({ startWith }) =>
  terms.filter(({ slug }) => slug === startWith),
);

const promo = (await entries("pages")).find(({ slug }) => slug === "home-glossary");

export const featuredTerm = terms.find(({ slug }) => slug === promo?.term);

function termAt(slug: string): Term {
  const term = terms.find((one) => one.slug === slug);
  if (term) return term;
  throw new UserError(
    `There is no glossary term "${slug}". Expected the name of a file in content/glossary, without .json.`,
  );
}

/** For the tooltips of `WithTooltips.astro`. @returns the path of the term */
export function defineTerm(locals: App.Locals, id: string): string {
  const { slug, clinicalDefinition } = termAt(id);
  const href = termPath(slug);
  locals.definitions ??= {};
  locals.definitions[href] = clinicalDefinition;
  return href;
}

export function defineTerms(locals: App.Locals, text: string): void {
  for (const { href = "" } of splitInlineLinks(text)) {
    const term = termOfPath(href);
    if (term) defineTerm(locals, term);
  }
}
