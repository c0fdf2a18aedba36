import { field, fields, group, listOf, text } from "../schemas/field.ts";
import { entry, optionalSources } from "../schemas/publication.ts";

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

/** A text on a page: one MDX file in `content/pages/`. Its file name is where it appears. */
export const pageFile = entry({
  title: field(text(100), "The heading of the text.", "About Me"),
  lists: group(listOf(list).optional(), "Short lists next to the text."),
  cards: group(listOf(card).optional(), "Cards next to the text."),
  sources: optionalSources,
});
