import { expect, test } from "vitest";
import { faq } from "../../src/lib/faq.ts";

const mite = {
  term: "Mite",
  clinicalDefinition: "A mite.",
  ntkocDefinition: "NTKOC’s view: it counts.",
  sample: false,
};
const answerTo = (asked: typeof mite) => faq([asked]).mainEntity;

test("labels the creator's view in structured data", () => {
  expect(answerTo(mite)).toEqual([
    {
      "@type": "Question",
      name: "What does “Mite” mean?",
      acceptedAnswer: {
        "@type": "Answer",
        text: "Clinical definition: A mite. The creator’s view (not verified): NTKOC’s view: it counts.",
      },
    },
  ]);
});

test("leaves an example of a view out of structured data", () => {
  const [question] = answerTo({ ...mite, sample: true });
  expect(question?.acceptedAnswer.text).toBe("Clinical definition: A mite.");
});
