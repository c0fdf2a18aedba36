import { z } from "zod";
import { field, text } from "./field.ts";
import { order, publication } from "./publication.ts";

/** A suggested search: one JSON file in `content/literature/`. */
export const literatureFile = z.strictObject({
  term: field(text(120), "Search term", "The words to search for.", "delusional parasitosis"),
  note: field(
    text(240),
    "Note",
    "What kind of articles the search finds.",
    "The name under which most articles file the fixed belief of being infested.",
  ),
  order,
  ...publication,
});

/** A tip for reading research: one JSON file in `content/tips/`. */
export const tipFile = z.strictObject({
  title: field(text(80), "Title", "The tip in a few words.", "Start with a review"),
  text: field(
    text(400),
    "Text",
    "The tip itself, in one to three plain sentences.",
    "A review article sums up many studies, so it is a good first read.",
  ),
  order,
  ...publication,
});
