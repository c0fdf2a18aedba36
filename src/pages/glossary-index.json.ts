import { terms } from "../collections/queries/glossary.ts";
import type { GlossaryTerm } from "../features/glossary/glossary-search.ts";

/** The terms for the search of the glossary, which the browser fetches on first use, with all that a card may show. */
export const GET = () =>
  Response.json(
    terms.map(({ related, illustrations, draft, updated, words, ...shown }): GlossaryTerm => shown),
  );
