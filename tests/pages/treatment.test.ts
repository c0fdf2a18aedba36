import { expect, test } from "vitest";
import type { CollectionName } from "../../src/collections/collections.ts";
import { cardCollections } from "../../src/collections/descriptors/treatment.ts";
import { contentOf } from "../support/content.ts";
import { launched, linksIn, named, textOf, textsOf } from "./site.ts";

const stopWarning = "Do not stop or change prescribed treatment; talk to a clinician first.";

const inOrder = (collection: CollectionName) =>
  Object.values(contentOf(collection)).toSorted(
    (one, other) => Number(one["order"]) - Number(other["order"]),
  );

const tabs = Object.fromEntries(
  Object.entries(cardCollections).map(([name, { tab }]) => [
    String(contentOf("treatment-tabs")[tab]?.["label"]),
    inOrder(name as CollectionName).map(({ name, title }) => String(name ?? title)),
  ]),
);

const page = await launched.open("/treating-parasites");
const cards = (tab: string) => [...named(page, tab).querySelectorAll("article")];

function card(title: string): Element {
  const found = [...page.querySelectorAll("article")].find((one) =>
    textOf(one.querySelector("h3")).startsWith(title),
  );
  if (!found) throw new Error(`There is no card "${title}"`);
  return found;
}

test("shows a disclaimer, and the cards of each tab in order below its warning", () => {
  const disclaimer = textOf(named(page, "Medical disclaimer"));
  expect(disclaimer).toContain("Not medical advice.");
  for (const link of [
    ["Videos and photos", "/media"],
    ["Look up a term", "/glossary"],
  ])
    expect(linksIn(page, "main a")).toContainEqual(link);
  const closing = named(page, "Integrated Treatment Approach");
  expect(textsOf(closing, "h3")).toEqual(["Foundation", "Enhancement", "Medical Care"]);
  expect(textOf(closing)).toContain(stopWarning);
  for (const row of ["Types of treatment", "Types of treatment, again"])
    expect(textsOf(named(page, row), "a")).toEqual(Object.keys(tabs));
  for (const [name, titles] of Object.entries(tabs)) {
    expect(textsOf(named(page, name), "h2")).toEqual([name]);
    expect(textOf(named(page, name)).split(stopWarning)).toHaveLength(2);
    expect(textOf(named(page, name))).toMatch(/Last edited \d{1,2} \w+ 20\d\d/);
    expect(cards(name).map((one) => textOf(one.querySelector("h3")))).toEqual(
      titles.map((title) => expect.stringContaining(title)),
    );
  }
});

test("shows each medicine with its type, uses, risks and a call-out below a red notice", () => {
  const tab = named(page, "Medications");
  expect(textOf(tab)).toContain("only if a clinician has prescribed them");
  for (const one of cards("Medications")) {
    const text = textOf(one);
    expect(text).toContain("Consult a healthcare provider.");
    const notFor = [...one.querySelectorAll("h4")].find(
      (heading) => textOf(heading) === "Who must not take it",
    );
    expect(notFor).toBe(one.querySelector("h4"));
    expect(textsOf(one, "h4, h5")).toEqual(
      expect.arrayContaining(["Common uses", "Other considerations"]),
    );
    expect(linksIn(one).map(([name]) => name)).toContainEqual(
      expect.stringMatching(/^MedlinePlus: /),
    );
  }
});

test("shows fasting protocols with their risks, apart from the creator’s view", () => {
  for (const title of tabs["Fasting"]?.slice(0, 2) ?? []) {
    expect(textOf(card(title))).toContain("Other considerations");
    expect(textOf(card(title))).toMatch(/Who must not fast.+eating disorder.+describes/);
    expect(textOf(card(title))).not.toContain("The creator’s view");
  }
  const view = textOf(card("How fasting targets parasites"));
  expect(view).toMatch(
    /The creator’s view \(not verified\).+Who must not fast.+eating disorder.+believes/,
  );
});

test("shows the signs that need help on each tab, with the numbers to call", () => {
  for (const [tab, sign, number] of [
    ["Fasting", "Fainting", ["Call 911", "tel:911"]],
    [
      "Supplements",
      "Jaundice (yellow skin or eyes)",
      ["Call 1-800-222-1222 Poison Help", "tel:18002221222"],
    ],
    ["Medications", "A seizure", ["Call 911", "tel:911"]],
  ] as const) {
    expect(textOf(named(page, tab)), tab).toContain(sign);
    expect(linksIn(named(page, tab)), tab).toContainEqual(number);
  }
});

test("lists the supplements with their sources, and marks the unsafe doses", () => {
  expect(linksIn(card("Turmeric"))).toEqual(
    expect.arrayContaining([
      ["LiverTox: Turmeric (opens a new tab)", "https://www.ncbi.nlm.nih.gov/books/NBK548561/"],
      [
        "Example Pharmacy: What to know about turmeric (opens a new tab)",
        "https://example.org/pharmacy/turmeric",
      ],
    ]),
  );
  expect(textOf(card("Turmeric"))).toContain("Sources checked: 18 November 2026");
  expect(textOf(card("Turmeric"))).toContain(
    "The creator’s view (not verified) I believe that turmeric calms",
  );
  expect(textOf(card("Luteolin"))).toContain("No reliable source was found");
  expect(textOf(named(page, "Supplements"))).toContain("Natural does not mean safe.");
  const unsafe = cards("Supplements").filter((one) =>
    textOf(one).includes("(unsafe: do not take)"),
  );
  expect(unsafe.map((one) => textOf(one.querySelector("h3")))).toEqual(
    ["Sodium bicarbonate", "High-mineral sea salt", "Fennel seeds"].map((name) =>
      expect.stringContaining(name),
    ),
  );
});

test("shows the lack of trials above all supplements, and who must not take one before its dose", () => {
  expect(textOf(named(page, "Supplements"))).toMatch(
    /No reliable trial shows that any of these supplements clears parasites\..+Who must not take it/,
  );
  for (const name of tabs["Supplements"] ?? []) {
    const text = textOf(card(name));
    expect(text).toMatch(
      /Who must not take it.+The creator’s dose \((not verified|unsafe: do not take)\)/,
    );
    expect(text).toMatch(/pregnan/);
    expect(text).toMatch(/under 18/);
  }
});

test("has text that a screen reader reads in full words, ranges with “to”", () => {
  const dose = [...card("Turmeric").querySelectorAll("h4")].find((heading) =>
    textOf(heading).startsWith("The creator’s dose"),
  );
  expect(textOf(dose?.nextElementSibling)).toBe("500–1,000 mg daily 500 to 1,000 mg daily");
  const spoken = page.body.cloneNode(true) as Element;
  for (const hidden of spoken.querySelectorAll("[aria-hidden], script")) hidden.remove();
  expect(textOf(spoken)).not.toMatch(/\d[-–]\d+ ?(mg|\w+s\b)/);
});

test("links to frequency playlists in a new window, as complementary", () => {
  expect(textOf(named(page, "Frequencies"))).toContain("never replaces it");
  for (const name of tabs["Frequencies"] ?? []) {
    const link = card(name).querySelector("a[target=_blank]");
    expect(textOf(link)).toBe(`${name} (opens a new window)`);
    expect(link?.getAttribute("rel")).toBe("noopener");
  }
});
