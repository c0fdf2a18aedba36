import { creatorViewLabel } from "./creator-view.ts";

export interface Asked {
  term: string;
  clinicalDefinition: string;
  ntkocDefinition: string;
  /** True if the view is an example. It is then left out. */
  sample: boolean;
}

/** Returns FAQPage structured data for a few glossary terms, with the same text as the page. */
export const faq = (terms: readonly Asked[]) => ({
  "@context": "https://schema.org",
  "@type": "FAQPage",
  mainEntity: terms.map((asked) => ({
    "@type": "Question",
    name: `What does “${asked.term}” mean?`,
    acceptedAnswer: { "@type": "Answer", text: answerTo(asked) },
  })),
});

function answerTo({ clinicalDefinition, ntkocDefinition, sample }: Asked): string {
  const definition = `Clinical definition: ${clinicalDefinition}`;
  return sample ? definition : `${definition} ${creatorViewLabel}: ${ntkocDefinition}`;
}
