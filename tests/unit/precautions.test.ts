import { expect, test } from "vitest";
import { listSupplements, withPrecautions } from "../../src/collections/descriptors/precautions.ts";

const source = {
  title: "A page",
  publisher: "NHS",
  url: "https://nhs.uk/a",
  lookedUp: "2026-11-27",
};

const bleeding = {
  slug: "bleeding",
  notFor: ["Do not take it with warfarin."],
  combination: "Do not combine {cards}.",
  sources: [source],
  draft: false,
  sample: false,
};

const card = (name: string, precautions?: string[]) => ({
  name,
  precautions,
  notFor: [`${name} is not for children.`],
  considerations: [`${name} can be dangerous.`],
  sources: [source],
});

test("adds to each card the precautions that it names, with the names of all cards that name them", () => {
  const cards = [card("Turmeric", ["bleeding"]), card("Clove", ["bleeding"]), card("Luteolin")];
  const listed = listSupplements([bleeding], cards);
  const [turmeric, clove, luteolin] = withPrecautions(cards, listed);
  expect(clove).toMatchObject({
    notFor: ["Do not take it with warfarin.", "Clove is not for children."],
    considerations: ["Clove can be dangerous.", "Do not combine turmeric and clove."],
    sources: [source],
  });
  expect(luteolin).toEqual(cards[2]);
  expect(turmeric?.considerations[1]).toBe("Do not combine turmeric and clove.");
});
