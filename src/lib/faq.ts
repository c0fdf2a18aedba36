import { underLabel } from "./glossary-view.ts";

export interface Asked {
  term: string;
  clinicalDefinition: string;
  ntkocDefinition: string;
}

/** What search engines are told of a few terms: the words of the page, each under its label. */
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
