import { creatorViewLabel } from "../../lib/text/creator-view.ts";

interface Asked {
  term: string;
  clinicalDefinition: string;
  ntkocDefinition: string;
  /** True if the view is an example, which is left out. */
  sample: boolean;
}

export const questionAbout = (term: string): string => `What does “${term}” mean?`;

/** Returns FAQPage structured data for a few glossary terms, with the same text as the page. */
export const faq = (terms: readonly Asked[]) => ({
  "@context": "https://schema.org",
  "@type": "FAQPage",
  mainEntity: terms.map((asked) => ({
    "@type": "Question",
    name: questionAbout(asked.term),
    acceptedAnswer: { "@type": "Answer", text: answerTo(asked) },
  })),
});

function answerTo({ clinicalDefinition, ntkocDefinition, sample }: Asked): string {
  const definition = `Clinical definition: ${clinicalDefinition}`;
  return sample ? definition : `${definition} ${creatorViewLabel}: ${ntkocDefinition}`;
}
