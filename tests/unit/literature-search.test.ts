import { expect, test } from "vitest";
import { pubmed, scholar, searchUrl } from "../../src/lib/literature-search.ts";

test.each([
  ["mites & fleas", "mites+%26+fleas"],
  ["vitamin B12+D", "vitamin+B12%2BD"],
  ['"delusional infestation"', "%22delusional+infestation%22"],
  ["Würmer im Körper", "W%C3%BCrmer+im+K%C3%B6rper"],
  ["a=b?c#d/e%20f", "a%3Db%3Fc%23d%2Fe%2520f"],
])("encodes %s", (words, encoded) => {
  expect(searchUrl(pubmed, words)).toBe(`https://pubmed.ncbi.nlm.nih.gov/?term=${encoded}`);
  expect(searchUrl(scholar, words)).toBe(`https://scholar.google.com/scholar?q=${encoded}`);
});
