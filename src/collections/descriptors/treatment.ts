import type { z } from "zod";
import { field, fields, group, listOf, oneOf, text, webAddress, yesNo } from "../schemas/field.ts";
import { playlistFile } from "../schemas/playlist.ts";
import { furtherReading, listed, sources } from "../schemas/publication.ts";
import { lines, sentences } from "../schemas/search-text.ts";
import { collection, type EntryOf, type SearchText, tabs } from "./collection.ts";
import { namedPrecautions } from "./precautions.ts";

const bullets = listOf(text(240));

const considerations = field(
  bullets,
  "The risks, who must not take it, and who must ask a doctor first. Put the most dangerous first. Each line must make sense without the others.",
  [
    "Do not take it if you are pregnant.",
    "Ask a doctor or pharmacist first if you take a blood thinner.",
  ],
);

const notFor = field(
  bullets,
  "Always shown, above the claim or the dose. Name pregnancy, breastfeeding, people under 18 and the most dangerous illnesses and medicines.",
  ["Do not take it if you are pregnant, breastfeeding or under 18."],
  "Who must not take it",
);

const risks = { precautions: namedPrecautions, notFor, considerations, sources, furtherReading };

const practiceFile = listed({
  category: field(text(40), "The kind of practice, shown as a badge.", "Diet"),
  icon: field(
    oneOf({
      diet: "Diet",
      exercise: "Exercise",
      lifestyle: "Lifestyle",
      sunlight: "Sunlight",
      hygiene: "Hygiene",
    }),
    "The drawing above the title.",
    "diet",
  ),
  title: field(text(80), "The title of the card.", "Food and drink"),
  description: field(
    text(600),
    "The subject of the card, in one to three plain sentences.",
    "Plain food and safe water, handled with care.",
  ),
  practices: field(listOf(text(240)), "The things to do, one on each line.", [
    "Wash fruit and vegetables under running water.",
  ]),
  benefits: field(
    text(500),
    "The possible benefits, in plain words and without promises.",
    "Washing and cooking lower the risk of infections from food.",
  ),
  notFor: notFor.optional(),
  sources,
});

const fastingFile = listed({
  kind: field(
    oneOf({ protocol: "Protocol", view: "View" }),
    "Choose protocol for a way of fasting. Choose view for your beliefs about fasting, which the page labels as your view.",
    "protocol",
  ),
  title: field(text(80), "The title of the card.", "Intermittent fasting"),
  description: field(
    text(800),
    "A description in a few plain sentences.",
    "Intermittent fasting means eating only within a set window of hours.",
  ),
  points: field(listOf(text(300)), "The steps or variants, one on each line.", [
    "16:8 means 16 hours without food each day, and 8 hours in which to eat.",
  ]),
  ...risks,
});

const supplementFile = listed({
  name: field(text(60), "The name of the supplement.", "Turmeric"),
  dosage: field(text(80), "The dose that you suggest.", "500-1000mg daily"),
  unsafe: field(
    yesNo.default(false),
    "Mark a dose that is dangerous or contradicts its label. The card then says: do not take.",
    false,
    "Unsafe dose",
  ),
  benefits: field(
    listOf(text(200)).length(4, "Expected four benefits"),
    "Four short lines about its traditional uses and the evidence, without promises.",
    ["Traditionally used for digestion", "Second line", "Third line", "Fourth line"],
  ),
  view: field(
    text(300).optional(),
    "Your own view of what it does. The page labels it as yours and not verified.",
    "I believe that turmeric calms the inflammation that parasites cause.",
    "Your view",
  ),
  ...risks,
});

const medicationFile = listed({
  name: field(text(60), "The international (generic) name of the medicine.", "Ivermectin"),
  type: field(
    oneOf(["Antiparasitic", "Anthelmintic"]),
    "The kind of medicine, shown as a badge.",
    "Antiparasitic",
  ),
  description: field(
    text(800),
    "A textbook description of what it is and how it works.",
    "A prescription medicine for infections with certain worms and mites.",
  ),
  commonUses: field(
    listOf(text(160)),
    "The infections that doctors prescribe it for, one on each line.",
    ["Strongyloidiasis"],
  ),
  ...risks,
});

interface Cards<Schema extends z.ZodType> {
  one: string;
  /** A file in `content/treatment-tabs`. */
  tab: string;
  schema: Schema;
  /** If an entry has considerations, show only these, so that no dose is shown without its warnings. */
  search(entry: EntryOf<Schema>): SearchText;
}

const cards = <Schema extends z.ZodType>({ tab, ...own }: Cards<Schema>) => ({
  ...collection({
    ...own,
    ending: "json",
    studioGroup: "Treatment page",
    page: ({ name }) => onTreatmentPage(name),
    addresses: ({ name }) => [onTreatmentPage(name)],
  }),
  tab,
});

/** On one line, because a search result always shows its first line. */
const warningsOf = (
  {
    considerations: [warning = "", ...others],
    notFor,
  }: Record<"considerations" | "notFor", string[]>,
  ...shown: string[]
): string => `Warning: ${lines([warning, ...notFor, ...shown].join(" "), ...others)}`;

const onTreatmentPage = (name: string): string => `/treating-parasites#${name}`;

const practices = cards({
  one: "practice",
  tab: "holistic",
  schema: practiceFile,
  search: ({ description, benefits, notFor = [], practices }) => ({
    kind: "Practice",
    text: lines(notFor.join(" "), sentences(description, benefits)).trim(),
    more: lines(...practices),
  }),
});

const fasting = cards({
  one: "fasting card",
  tab: "fasting",
  schema: fastingFile,
  search: ({ kind, description, points, ...card }) => {
    const shown = warningsOf(card);
    const more = lines(description, ...points);
    if (kind === "view") return { kind: "Fasting", text: "", view: shown, more };
    return { kind: "Fasting", text: shown, more };
  },
});

const noTrial = "No reliable trial shows that it clears parasites.";

const supplements = cards({
  one: "supplement",
  tab: "supplements",
  schema: supplementFile,
  // Doses are left out of the search.
  search: ({ benefits, view = "", ...card }) => ({
    kind: "Supplement",
    text: warningsOf(card, noTrial),
    view,
    more: lines(...benefits),
  }),
});

const medications = cards({
  one: "medicine",
  tab: "medications",
  schema: medicationFile,
  search: ({ description, commonUses, ...card }) => ({
    kind: "Medicine",
    text: warningsOf(card),
    more: lines(description, ...commonUses),
  }),
});

const frequencies = cards({
  one: "frequency playlist",
  tab: "frequencies",
  schema: playlistFile,
  search: ({ description }) => ({ kind: "Frequencies", text: sentences(description) }),
});

export const cardCollections = { practices, fasting, supplements, medications, frequencies };

export type CardCollection = keyof typeof cardCollections;

const notice = fields({
  title: field(text(80), "The heading of the notice.", "Before you fast"),
  points: field(
    bullets,
    "The things that every reader of the tab must know, one on each line. Put the three most dangerous first: with more than four, the others are folded.",
    ["Talk to a doctor before any fast that is longer than a night."],
  ),
});

const urgent = fields({
  action: field(
    text(200),
    "The thing that the reader must do at once. End with a colon.",
    "Stop fasting and call the emergency number for:",
    "What to do",
  ),
  signs: field(listOf(text(120)), "The warning signs, one on each line.", ["Fainting"]),
});

const link = fields({
  text: field(
    text(120),
    "The text of the link.",
    "A research article on medicinal plants",
    "Link text",
  ),
  url: field(
    webAddress,
    "The web address that the link opens.",
    "https://example.org/research-article",
  ),
});

const tabFields = {
  introduction: field(
    text(800),
    "The text at the top of the tab.",
    "These are the ways of fasting that the creator describes, each with its risks.",
  ),
  notice: group(notice.optional(), "A safety notice at the top of the tab."),
  urgent: group(
    listOf(urgent).optional(),
    "The warning signs that need help at once. The page adds the emergency numbers.",
    "Call for help now",
  ),
  link: group(link.optional(), "A page on another site, linked from the introduction."),
};

export const tabsOfTreatment = tabs({
  one: "tab of the treatment page",
  studioGroup: "Treatment page",
  names: Object.values(cardCollections).map(({ tab }) => tab),
  path: "/treating-parasites",
  fields: tabFields,
});
