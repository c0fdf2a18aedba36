import { terms } from "../collections/queries/glossary.ts";
import type { GlossaryTerm } from "../features/glossary/glossary-search.ts";

/** The terms for the glossary search, which the browser fetches on first use, with everything that a card can show. */
export const GET = () =>
  Response.json(
    terms.map(({ related, illustrations, draft, updated, words, ...shown }): GlossaryTerm => shown),
  );
