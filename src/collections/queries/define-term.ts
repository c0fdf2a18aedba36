import { termOfPath, termPath } from "../../lib/entry-paths.ts";
import { splitInlineLinks } from "../../lib/inline-links.ts";
import { termAt } from "./glossary.ts";

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
