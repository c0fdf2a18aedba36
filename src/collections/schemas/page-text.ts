import { z } from "zod";
import { field, group, listOf, text } from "./field.ts";
import { entry, optionalSources } from "./publication.ts";

const card = z.strictObject({
  title: field(text(80), "Title", "The title of the card.", "Evidence-Based Findings"),
  text: field(
    text(500),
    "Text",
    "The text of the card.",
    "What the creator filmed and photographed.",
  ),
});

const list = z.strictObject({
  title: field(text(80), "Title", "The heading of the list.", "Chronic physical illness"),
  items: field(listOf(text(120)), "Items", "The entries of the list, one on each line.", [
    "Chronic fatigue",
  ]),
});

/** A text on a page: one MDX file in `content/pages/`. Its file name is where it appears. */
export const pageFile = entry({
  title: field(text(100), "Title", "The heading of the text.", "About Me"),
  lists: group(listOf(list).optional(), "Lists", "Short lists next to the text."),
  cards: group(listOf(card).optional(), "Cards", "Cards next to the text."),
  sources: optionalSources,
});
