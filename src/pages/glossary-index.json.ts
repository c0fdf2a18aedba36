import { terms } from "../collections/queries/glossary.ts";
import type { GlossaryTerm } from "../lib/glossary-search.ts";

/** The terms for the search of the glossary, which the browser fetches on first use. */
export const GET = () =>
  Response.json(
    terms.map(
      (term): GlossaryTerm => ({
        slug: term.slug,
        term: term.term,
        category: term.category,
        clinicalDefinition: term.clinicalDefinition,
        ntkocDefinition: term.ntkocDefinition,
        whyItMatters: term.whyItMatters,
        sources: term.sources,
        furtherReading: term.furtherReading,
        sample: term.sample,
      }),
    ),
  );
