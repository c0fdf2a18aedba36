import { z } from "zod";
import { field, oneOf, text } from "./field.ts";
import { order, publication } from "./publication.ts";

/** The categories of the glossary, in the order of their tabs. */
export const glossaryCategories = [
  "parasites",
  "clinical",
  "psychiatry",
  "neurochemistry",
  "immunology",
  "medical",
  "systemic",
] as const;

/** The beginning of every text that is a view, so that it is not read as a fact. */
const opensAsView =
  /^(NTKOC[’']s view:|NTKOC (asks|wonders|believes|suspects|holds|thinks)\b|In NTKOC[’']s view\b)/;

/** A term of the glossary: one JSON file in `content/glossary/`, whose name is the term's anchor. */
export const glossaryFile = z.strictObject({
  term: field(text(80), "Term", "The word or words, as textbooks write them.", "Formication"),
  category: field(
    oneOf(glossaryCategories),
    "Category",
    "The tab under which the term stands.",
    "clinical",
  ),
  clinicalDefinition: field(
    text(600),
    "Clinical definition",
    "What a textbook says, in one to three sentences.",
    "A feeling of insects crawling on or under the skin when none are there.",
  ),
  ntkocDefinition: field(
    text(400).regex(
      opensAsView,
      'Expected words that open as a view: "NTKOC’s view: …", "In NTKOC’s view …" or "NTKOC asks …"',
    ),
    "The site’s view",
    "How you see it, in one or two sentences that open as a view.",
    "NTKOC asks whether every patient with this feeling is examined for parasites.",
  ),
  whyItMatters: field(
    text(400),
    "Why it matters",
    "Why the word is useful to a patient who talks with a clinician.",
    "Naming the feeling exactly helps a clinician to look for its many causes.",
  ),
  ...publication,
});

/** A category of the glossary: one JSON file in `content/glossary-categories/`, named for its id. */
export const glossaryCategoryFile = z.strictObject({
  label: field(
    text(40),
    "Label",
    "The words on the tab; small screens show the first.",
    "Clinical Terms",
  ),
  icon: field(
    oneOf(glossaryCategories),
    "Icon",
    "The drawing on the tab, by the name of the category that it was made for.",
    "clinical",
  ),
  introduction: field(
    text(400),
    "Introduction",
    "What kind of words stand here, in a sentence or two.",
    "Words that clinicians write in letters and notes.",
  ),
  order,
  ...publication,
});
