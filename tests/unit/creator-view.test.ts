import { expect, test } from "vitest";
import { underLabel, viewLabel } from "../../src/lib/creator-view.ts";
import { faq } from "../../src/lib/faq.ts";

const label = viewLabel("NTKOC");

test("removes the label from the start of a view", () => {
  expect(label).toBe("NTKOC’s view");
  expect(underLabel("NTKOC’s view: whatever is found counts.", label)).toBe(
    "Whatever is found counts.",
  );
  expect(underLabel("NTKOC's view: it counts.", label)).toBe("It counts.");
});

test("keeps other views unchanged", () => {
  for (const view of [
    "NTKOC asks whether it counts.",
    "In NTKOC’s view, it counts.",
    "NTKOC thinks so. NTKOC’s view: it counts.",
  ])
    expect(underLabel(view, label)).toBe(view);
});

test("labels the view in structured data", () => {
  const { mainEntity } = faq(
    [{ term: "Mite", clinicalDefinition: "A mite.", ntkocDefinition: "NTKOC’s view: it counts." }],
    label,
  );
  expect(mainEntity).toEqual([
    {
      "@type": "Question",
      name: "What does “Mite” mean?",
      acceptedAnswer: {
        "@type": "Answer",
        text: "Clinical definition: A mite. NTKOC’s view: It counts.",
      },
    },
  ]);
});
