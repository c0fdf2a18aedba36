import { z } from "zod";
import { field, listOf, oneOf, text, webAddress } from "./field.ts";
import { order, publication } from "./publication.ts";

/** The tabs of the treatment page, in the order of the specification. */
export const treatmentTabs = [
  "holistic",
  "fasting",
  "supplements",
  "medications",
  "frequencies",
] as const;

const considerations = field(
  text(1500),
  "Considerations",
  "The risks, and who must not do this or must ask a doctor first; never left out.",
  "Not in pregnancy. May strengthen blood thinners; ask a doctor or pharmacist first.",
);

/** A card of everyday practices: one JSON file in `content/practices/`. */
export const practiceFile = z.strictObject({
  category: field(text(40), "Category", "The kind of practice, as its badge says it.", "Diet"),
  icon: field(
    oneOf(["diet", "exercise", "lifestyle", "sunlight", "hygiene"]),
    "Icon",
    "The drawing beside the title.",
    "diet",
  ),
  title: field(text(80), "Title", "The title of the card.", "Food and drink"),
  description: field(
    text(600),
    "Description",
    "What it is about, in one to three plain sentences.",
    "Plain food, cooked with care, is where the creator starts.",
  ),
  practices: field(listOf(text(240)), "Practices", "What to do, one practice a line.", [
    "Wash fruit and vegetables under running water.",
  ]),
  benefits: field(
    text(500),
    "Benefits",
    "What it is good for, said plainly and without a promise.",
    "Washing and cooking lower the risk of infections that food can carry.",
  ),
  order,
  ...publication,
});

/** A card about fasting: one JSON file in `content/fasting/`. */
export const fastingFile = z
  .strictObject({
    kind: field(
      oneOf(["protocol", "view"]),
      "Kind",
      "protocol for how it is done; view for what the creator believes it does, which the page says.",
      "protocol",
    ),
    title: field(text(80), "Title", "The title of the card.", "Intermittent fasting"),
    description: field(
      text(800),
      "Description",
      "What it is, in a few plain sentences.",
      "Eating within a window of hours, and not outside it.",
    ),
    points: field(listOf(text(300)), "Points", "The steps or variants, one a line.", [
      "16:8 means 16 hours without food and 8 hours in which to eat.",
    ]),
    considerations: field(
      text(1500).optional(),
      "Considerations",
      "The risks, and who must not do this or must ask a doctor first; every protocol needs them.",
      "Not in pregnancy, under 18, or with diabetes on insulin, without a doctor.",
    ),
    order,
    ...publication,
  })
  .refine((card) => card.kind === "view" || card.considerations !== undefined, {
    path: ["considerations"],
    error: "Expected the risks beside every protocol",
  });

/** A supplement: one JSON file in `content/supplements/`. A dose is never shown without its considerations. */
export const supplementFile = z.strictObject({
  name: field(text(60), "Name", "The name of the supplement.", "Turmeric"),
  dosage: field(text(80), "Dosage", "The dose that the creator names.", "500-1000mg daily"),
  benefits: field(
    listOf(text(200)).length(4, "Expected four benefits"),
    "Benefits",
    "Four short lines on what it is traditionally used for and what is known; no promises.",
    ["Traditionally used for digestion", "Second line", "Third line", "Fourth line"],
  ),
  considerations,
  order,
  ...publication,
});

/** A medicine: one JSON file in `content/medications/`. */
export const medicationFile = z.strictObject({
  name: field(text(60), "Name", "The international name of the medicine.", "Ivermectin"),
  type: field(
    oneOf(["Antiparasitic", "Anthelmintic"]),
    "Type",
    "What kind of medicine it is.",
    "Antiparasitic",
  ),
  description: field(
    text(800),
    "Description",
    "What it is and how it works, as a textbook says it.",
    "A prescription medicine against certain worms and mites.",
  ),
  commonUses: field(
    listOf(text(160)),
    "Common uses",
    "What doctors prescribe it for, one use a line.",
    ["Strongyloidiasis"],
  ),
  considerations,
  order,
  ...publication,
});

const notice = z.strictObject({
  title: field(text(80), "Title", "The heading of the notice.", "Before you fast"),
  text: field(
    text(1500),
    "Text",
    "What every reader of the tab must know.",
    "Talk to a doctor before any fast that is longer than a night.",
  ),
});

const urgent = z.strictObject({
  action: field(
    text(200),
    "What to do",
    "What the reader must do at once, ending in a colon.",
    "Stop the fast and call the emergency number for:",
  ),
  signs: field(listOf(text(120)), "Signs", "What calls for it, one sign a line.", ["Fainting"]),
});

const link = z.strictObject({
  text: field(
    text(120),
    "Words of the link",
    "What the link says.",
    "A research article on plants",
  ),
  url: field(
    webAddress,
    "Address",
    "Where the link leads.",
    "https://example.org/research-article",
  ),
});

/** A tab of the treatment page: one JSON file in `content/treatment-tabs/`, named for the tab. */
export const treatmentTabFile = z.strictObject({
  label: field(text(40), "Label", "The words on the tab.", "Fasting"),
  introduction: field(
    text(800),
    "Introduction",
    "What stands at the top of the tab.",
    "Ways of fasting that the creator describes, each with its risks.",
  ),
  notice: field(notice.optional(), "Notice", "A safety notice of the tab.", {
    title: "Before you fast",
    text: "Talk to a doctor before any fast that is longer than a night.",
  }),
  urgent: field(
    listOf(urgent).optional(),
    "Call for help now",
    "The signs that call for help at once; the site adds the emergency numbers.",
    [{ action: "Stop the fast and call the emergency number for:", signs: ["Fainting"] }],
  ),
  link: field(link.optional(), "Link", "A page elsewhere that the introduction points to.", {
    text: "A research article on plants",
    url: "https://example.org/research-article",
  }),
  order,
  ...publication,
});
