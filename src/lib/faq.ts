import { underLabel } from "./creator-view.ts";

export interface Asked {
  term: string;
  clinicalDefinition: string;
  ntkocDefinition: string;
}

/** Returns FAQPage structured data for a few glossary terms, with the same text as the page. */
export const faq = (terms: readonly Asked[], view: string) => ({
  "@context": "https://schema.org",
  "@type": "FAQPage",
  mainEntity: terms.map(({ term, clinicalDefinition, ntkocDefinition }) => ({
    "@type": "Question",
    name: `What does “${term}” mean?`,
    acceptedAnswer: {
      "@type": "Answer",
      text: `Clinical definition: ${clinicalDefinition} ${view}: ${underLabel(ntkocDefinition, view)}`,
    },
  })),
});
