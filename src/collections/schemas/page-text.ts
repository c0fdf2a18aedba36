import { z } from "zod";
import { field, listOf, text } from "./field.ts";
import { publication } from "./publication.ts";

const card = z.strictObject({
  title: field(text(80), "Title", "The title of the card.", "Evidence-Based Findings"),
  text: field(text(500), "Text", "The words of the card.", "What was filmed and photographed."),
});

const list = z.strictObject({
  title: field(text(80), "Title", "The heading of the list.", "Chronic physical illness"),
  items: field(listOf(text(120)), "Items", "One entry a line.", ["Chronic fatigue"]),
});

/** Words of a page: one MDX file in `content/pages/`, named for where they stand. */
export const pageFile = z.strictObject({
  title: field(text(100), "Title", "The heading of these words.", "About Me"),
  lists: field(listOf(list).optional(), "Lists", "Short lists beside the words.", [
    { title: "Chronic physical illness", items: ["Chronic fatigue"] },
  ]),
  cards: field(listOf(card).optional(), "Cards", "Cards beside the words.", [
    { title: "Evidence-Based Findings", text: "What was filmed and photographed." },
  ]),
  ...publication,
});
