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

export const literature = collection({
  one: "search term",
  ending: "json",
  schema: literatureFile,
  studioGroup: "Glossary and literature",
  page: () => "/literature",
});
