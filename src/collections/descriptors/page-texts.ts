import { field, fields, group, listOf, text } from "../schemas/field.ts";
import { entry, furtherReading, optionalSources } from "../schemas/publication.ts";
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

const pageFile = entry({
  title: field(text(100), "The heading of the text.", "About Me"),
  lists: group(listOf(list).optional(), "Short lists next to the text."),
  cards: group(listOf(card).optional(), "Cards next to the text."),
  sources: optionalSources,
  furtherReading,
});

const pageOfText: Record<string, string> = {
  mission: "/",
  "about-this-site": "/about/this-site",
  "treatment-introduction": "/treating-parasites",
  "treatment-closing": "/treating-parasites",
};

/** Texts on pages. The name of a file says where its text appears. The search finds it as part of its page. */
export const pageTexts = collection({
  one: "page text",
  ending: "mdx",
  schema: pageFile,
  studioGroup: "Page texts and channels",
  isFixed: true,
  hasHeadings: true,
  page: ({ name }) => pageOfText[name] ?? `/${name}`,
});
