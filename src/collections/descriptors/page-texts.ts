import { field, fields, group, listOf, text } from "../schemas/field.ts";
import { type Route, routes } from "../schemas/pages.ts";
import { entry, furtherReading, optionalSources, termName } from "../schemas/publication.ts";
import { collection } from "./collection.ts";

const card = fields({
  title: field(text(80), "The title of the card.", "Evidence-Based Findings"),
  text: field(text(500), "The text of the card.", "What the creator filmed and photographed."),
});

const list = fields({
  title: field(text(80), "The heading of the list.", "Chronic physical illness"),
  items: field(listOf(text(120)), "The entries of the list, one on each line.", [
    "Chronic fatigue",
  ]),
});

const parts = {
  introduction: field(
    text(300).optional(),
    "One or two sentences under the heading.",
    "Write to me, or follow a channel.",
  ),
  lists: group(listOf(list).optional(), "Short lists next to the text."),
  cards: group(listOf(card).optional(), "Cards next to the text."),
  term: field(
    termName.meta({ isNeeded: true }).optional(),
    "The glossary term that the home page features. Without one, the home page does not show this text.",
    "matchbox-sign",
    "Featured term",
  ),
  sources: optionalSources,
  furtherReading,
};

const partsOf: Record<string, readonly string[]> = {
  about: ["introduction"],
  "about-this-site": ["introduction"],
  contact: ["introduction"],
  "discussions-planned": ["cards"],
  "do-i-need-a-doctor": ["introduction", "lists", "sources", "furtherReading"],
  home: ["introduction"],
  "home-glossary": ["term"],
  "home-mission": ["lists", "cards"],
  "home-treatment": ["cards"],
  "literature-tips": ["cards"],
  privacy: ["introduction"],
  support: ["introduction", "cards"],
  "treating-parasites": ["introduction"],
  "treating-parasites-closing": ["cards"],
};

const pageFile = entry({ title: field(text(100), "The heading.", "About Me"), ...parts });

const fieldsOfText = (name: string) =>
  Object.entries(pageFile.shape).filter(([key]) => !(key in parts) || partsOf[name]?.includes(key));

export const nameOf = (route: Route): string => route.slice(1).replaceAll("/", "-") || "home";

/** `home-mission` is a section of the page `home`. */
export const pageTexts = collection({
  one: "page text",
  ending: "mdx",
  schema: pageFile,
  studioGroup: "Page texts and channels",
  schemaOf: (name) => fields(Object.fromEntries(fieldsOfText(name))),
  canBeEmpty: true,
  isFixed: true,
  hasHeadings: true,
  page: ({ name }) =>
    routes
      .filter((route) => `${name}-`.startsWith(`${nameOf(route)}-`))
      .toSorted((one, other) => other.length - one.length)[0] ?? "/",
});
