import { expect, test } from "vitest";
import { categories, termCount } from "../e2e/glossary-page.ts";
import { dataOf, launched, linksIn, named, textOf, textsOf } from "./site.ts";

const stopWarning = "Do not stop or change prescribed treatment; talk to a clinician first.";
const notAccepted = "The view behind this site is not accepted in medicine.";

test("shows every term once, sorted, under its category, with a notice on one", async () => {
  const page = await launched.open("/glossary");
  for (const [id, name, count] of categories) {
    const panel = named(page, name);
    const terms = textsOf(panel, "article h3");
    expect(terms, name).toHaveLength(count);
    expect(terms).toEqual(terms.toSorted((one, other) => one.localeCompare(other, "en")));
    const times = id === "psychiatry" ? 2 : 1;
    expect(textOf(panel).split(stopWarning), name).toHaveLength(times);
    expect(textOf(panel).split(notAccepted), name).toHaveLength(times);
  }
  expect(page.querySelectorAll("main article")).toHaveLength(termCount);
  expect(linksIn(page)).toContainEqual([
    "Suggest a Term",
    "mailto:hello@example.org?subject=A%20term%20for%20the%20glossary",
  ]);
  const text = textOf(page.querySelector("main"));
  expect(text.split("“NTKOC” is the name under which the creator publishes")).toHaveLength(2);
});

test("distinguishes the definition and sources of a term, the creator's view and its use", async () => {
  const page = await launched.open("/glossary");
  expect(textsOf(page, "#matchbox-sign dt")).toEqual([
    "The creator’s view (not verified)",
    "Why it matters",
    "Sources of the definition",
  ]);
  expect(textsOf(page, "#matchbox-sign dd")).toEqual([
    expect.stringMatching(/^NTKOC’s view: whatever a/),
    expect.stringMatching(/^Knowing the/),
    "A guide to specimens, Example Hospital (opens a new tab)",
    "Sources checked: 22 November 2026",
    "Further reading: Example Museum: Specimens (opens a new tab)",
  ]);
  expect(textsOf(page, "#matchbox-sign summary")).toEqual([
    expect.stringMatching(/^“?Matchbox sign”? ?Also called the specimen sign/i),
  ]);
  expect(textOf(page.querySelector("#larva-currens"))).toContain("No reliable source was found.");
});

test("leads from a term to the advice about it first, and names a species in Latin", async () => {
  const scabies = await launched.open("/glossary/scabies");
  const advice = ["Advice from health services: Scabies", "/do-i-need-a-doctor#scabies"];
  expect(linksIn(scabies, ".term a").slice(0, 3)).toContainEqual(advice);
  expect(await launched.html("/search-index.json")).toContain(advice[1]);
  const species = await launched.open("/glossary/sarcoptes-scabiei");
  expect(species.querySelector("h1")?.getAttribute("lang")).toBe("la");
  expect(scabies.querySelector("h1")?.hasAttribute("lang")).toBe(false);
});

test("links a term to related terms and back to its card, and describes it by its clinical definition only", async () => {
  const page = await launched.open("/glossary/delusional-infestation");
  expect(textOf(page.querySelector("main"))).toMatch(/do not stop or change/i);
  expect(linksIn(page)).toContainEqual(["Psychiatry Terms", "/glossary#psychiatry"]);
  expect(linksIn(page)).toContainEqual([
    expect.stringContaining("Back to the glossary"),
    "/glossary#delusional-infestation",
  ]);
  expect(dataOf(page)).toMatchObject([
    {
      "@type": "DefinedTerm",
      name: "Delusional infestation",
      description: expect.stringContaining("parasitosis, and </script> in an old record"),
    },
  ]);
  // The entry lists the last two terms as related. The first term lists this one.
  expect(hrefs(page, "Related terms")).toEqual([
    "/glossary/folie-a-deux",
    "/glossary/matchbox-sign",
    "/glossary/tactile-hallucination",
  ]);
  const discussion = (await launched.open("/discussions/3")).querySelector("main article");
  expect(linksIn(discussion ?? page)).toContainEqual(["misdiagnosis", "/glossary/misdiagnosis"]);
  const other = await launched.open("/glossary/matchbox-sign");
  expect(textOf(other.querySelector("main"))).not.toMatch(/do not stop or change/i);
});

const hrefs = (page: Document, name: string) =>
  linksIn(named(page, name), "li a").map(([, href]) => href);

test("links to the videos, photographs and treatment cards that mention a term, without a dose", async () => {
  const drug = await launched.open("/glossary/albendazole");
  expect(() => named(drug, "Videos and photographs that mention it")).toThrow();
  expect(hrefs(drug, "Treatment cards that mention it")).toEqual([
    "/treating-parasites#albendazole",
  ]);
  const page = await launched.open("/glossary/parasite");
  expect(hrefs(page, "Videos and photographs that mention it")).toEqual([
    "/media/9",
    "/media/101",
    "/media/102",
  ]);
  const cards = named(page, "Treatment cards that mention it");
  expect(cards.querySelectorAll("li")).toHaveLength(12);
  expect(textOf(cards)).toMatch(/These are 12 of \d+\./);
  expect(textOf(cards)).not.toMatch(/\d ?(m?g|ml|drops?|teaspoons?)\b/i);
});
