import { expect, test } from "vitest";
import { splitSentences } from "../../src/lib/split-sentences.ts";
import { contentOf } from "../support/content.ts";

test.each([
  ["Not under 18. Not in pregnancy.", ["Not under 18.", "Not in pregnancy."]],
  ["Half holds 600 mg. 8oz is a glass.", ["Half holds 600 mg.", "8oz is a glass."]],
  ["It is salt. “High-mineral” is a word.", ["It is salt.", "“High-mineral” is a word."]],
  [
    "The FDA warns (in 2023). Ask!  Really? Yes.",
    ["The FDA warns (in 2023).", "Ask!", "Really?", "Yes."],
  ],
  [
    "Take 1.5 g, e.g. Ceylon bark, approx. 3 times.",
    ["Take 1.5 g, e.g. Ceylon bark, approx. 3 times."],
  ],
  ["As Dr. Ho says. so it stays", ["As Dr. Ho says. so it stays"]],
  ["  One.\n Two. ", ["One.", "Two."]],
])("%s", (text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences);
});

test("no word of the considerations is lost or changed", () => {
  for (const { considerations } of Object.values(contentOf("supplements")))
    expect(splitSentences(String(considerations)).join(" ")).toBe(considerations);
});
