import { expect, test } from "vitest";
import { clip } from "../../src/lib/text/clip.ts";

test.each([
  ["keeps a text that fits", "Four words fit here", 19, "Four words fit here"],
  ["cuts after a word, without its punctuation", "Sleep, eat, and walk", 14, "Sleep, eat…"],
  ["counts a character of four bytes as one", "𝔄".repeat(10), 10, "𝔄".repeat(10)],
  ["cuts a long text without spaces", "寄".repeat(41), 40, `${"寄".repeat(39)}…`],
  [
    "keeps the start of a long word after a short one",
    `In ${"寄".repeat(90)}`,
    60,
    `In ${"寄".repeat(56)}…`,
  ],
  [
    "keeps an emoji of several characters whole",
    `${"a".repeat(36)}👨‍👩‍👧 b`,
    40,
    `${"a".repeat(36)}…`,
  ],
  ["keeps a letter and its marks together", `${"a".repeat(38)}e\u0301 b`, 40, `${"a".repeat(38)}…`],
  ["cuts what has no other end", "👩‍".repeat(50), 10, "👩‍👩‍👩‍👩‍👩…"],
])("%s", (_, text, most, cut) => {
  expect(clip(text, most)).toBe(cut);
});
