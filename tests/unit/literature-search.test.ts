import { expect, test } from "vitest";
import { formSources, pubmed, scholar, searchUrl } from "../../src/lib/literature-search.ts";

test.each([
  ["delusional parasitosis", "delusional+parasitosis"],
  ["mites & fleas", "mites+%26+fleas"],
  ["vitamin B12+D", "vitamin+B12%2BD"],
  ['"delusional infestation"', "%22delusional+infestation%22"],
  ["Morgellons’ disease", "Morgellons%E2%80%99+disease"],
  ["Würmer im Körper", "W%C3%BCrmer+im+K%C3%B6rper"],
  ["a=b?c#d/e%20f", "a%3Db%3Fc%23d%2Fe%2520f"],
])("encodes %s", (words, encoded) => {
  expect(searchUrl(pubmed, words)).toBe(`https://pubmed.ncbi.nlm.nih.gov/?term=${encoded}`);
  expect(searchUrl(scholar, words)).toBe(`https://scholar.google.com/scholar?q=${encoded}`);
});

test("keeps the search term unchanged", () => {
  const query = "  100 % <b>“itch”</b> & fear + 寄生虫  ";
  expect(new URL(searchUrl(scholar, query)).searchParams.get("q")).toBe(query);
});

test("has the basic and advanced page of each service", () => {
  expect([pubmed.home, pubmed.advanced, scholar.home, scholar.advanced]).toEqual([
    "https://pubmed.ncbi.nlm.nih.gov/",
    "https://pubmed.ncbi.nlm.nih.gov/advanced/",
    "https://scholar.google.com/",
    "https://scholar.google.com/#d=gs_asd",
  ]);
});

test("allows forms to open the services and Google's consent and robot checks", () => {
  expect(formSources([pubmed, scholar])).toEqual([
    "https://pubmed.ncbi.nlm.nih.gov",
    "https://scholar.google.com",
    "https://*.google.com",
  ]);
});
