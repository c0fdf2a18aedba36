import { termOfPath, termPath } from "../../lib/entry-paths.ts";
import { splitInlineLinks } from "../../lib/inline-links.ts";
import { termAt } from "./glossary.ts";

/**
 * Gives the page the definition of a term, for the tooltips of `WithTooltips.astro`.
 * @param id the name of a file in `content/glossary`, without extension
 * @returns the path of the term
 */
export function defineTerm(locals: App.Locals, id: string): string {
  const { slug, clinicalDefinition } = termAt(id);
  const href = termPath(slug);
  locals.definitions ??= {};
  locals.definitions[href] = clinicalDefinition;
  return href;
}

/** Gives the page the definitions of all terms that a text links to. */
export function defineTerms(locals: App.Locals, text: string): void {
  for (const { href = "" } of splitInlineLinks(text)) {
    const term = termOfPath(href);
    if (term) defineTerm(locals, term);
  }
}
