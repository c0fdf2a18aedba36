import { field, text } from "../schemas/field.ts";
import { listed } from "../schemas/publication.ts";
import { collection } from "./collection.ts";

const literatureFile = listed({
  term: field(
    text(120),
    "The words to search for in PubMed and Google Scholar.",
    "delusional parasitosis",
    "Search term",
  ),
  note: field(
    text(240),
    "The kind of articles that the search finds.",
    "The name that most articles use for a fixed belief of being infested.",
  ),
});

const tipFile = listed({
  title: field(text(80), "The tip in a few words.", "Start with a review"),
  text: field(
    text(400),
    "The whole tip, in one to three sentences.",
    "A review article sums up many studies, so it is a good place to start.",
  ),
});

export const literature = collection({
  one: "search term",
  ending: "json",
  schema: literatureFile,
  studioGroup: "Glossary and literature",
  page: () => "/literature",
});

export const tips = collection({
  one: "tip",
  ending: "json",
  schema: tipFile,
  studioGroup: "Glossary and literature",
  page: () => "/literature",
});
