import { termPath } from "../../lib/posts/entry-paths.ts";
import { field, listOf, oneOf, text, yesNo } from "../schemas/field.ts";
import { illustrationTitles } from "../schemas/illustrations.ts";
import { entry, furtherReading, sources, termName } from "../schemas/publication.ts";
import { sentences } from "../schemas/search-text.ts";
import { collection, type EntryOf, tabs } from "./collection.ts";

const categoryNames = {
  parasites: "Parasites and Hosts",
  clinical: "Clinical Terms",
  psychiatry: "Psychiatry Terms",
  neurochemistry: "Neurochemistry",
  immunology: "Immunology Terms",
  medical: "Medical Terms",
  systemic: "Systemic Health",
} as const;

/** So that readers do not take a view for a fact. */
const opensAsView =
  /^((NTKOC[’']s|My) (view|question):|(NTKOC|I) ((ask|wonder|believe|suspect|hold|think|hope|suggest)s?|would like)\b|In (NTKOC[’']s|my) view\b|To (NTKOC|me),)/;

const glossaryFile = entry({
  term: field(text(80), "The term as textbooks write it.", "Formication"),
  latin: field(
    yesNo.default(false),
    "Yes for a Latin name, such as that of a species, which screen readers then read as Latin.",
    true,
    "Latin name",
  ),
  category: field(
    oneOf(categoryNames).meta({ of: "glossary-categories" }),
    "The tab that lists the term.",
    "clinical",
  ),
  clinicalDefinition: field(
    text(600),
    "The textbook meaning, in one to three sentences.",
    "A feeling of insects crawling on or under the skin when none are there.",
  ),
  ntkocDefinition: field(
    text(400).regex(
      opensAsView,
      'Expected text that starts with "My view:", "My question:", "In my view", "To me," or "I ask" (or wonder, believe, suspect, hold, think, hope, suggest, would like)',
    ),
    "Your own view of the term, in one or two sentences. Start with My view: or I believe.",
    "I believe that every patient with this feeling should be examined for parasites.",
    "Your view",
  ),
  whyItMatters: field(
    text(400),
    "How the term can help a patient who talks to a clinician.",
    "If you name the feeling exactly, a clinician can look for its cause.",
  ),
  sources,
  furtherReading,
  related: field(
    listOf(termName, 0).default([]),
    "Other glossary terms, which the page of this term links to. In a text editor, write their file names without .json.",
    ["pruritus", "tactile-hallucination"],
    "Related terms",
  ),
  illustrations: field(
    listOf(oneOf(illustrationTitles), 0).default([]),
    "Drawings that the page of the term shows.",
    ["where-parasites-live"],
  ),
});

export type Term = EntryOf<typeof glossaryFile>;

export const glossary = collection({
  one: "glossary term",
  ending: "json",
  schema: glossaryFile,
  studioGroup: "Glossary and literature",
  page: ({ name }) => `/glossary#${name}`,
  addresses: ({ name }) => [termPath(name), `/glossary#${name}`],
  search: ({ clinicalDefinition, ntkocDefinition, whyItMatters }) => ({
    kind: "Glossary term",
    text: sentences(clinicalDefinition),
    view: sentences(ntkocDefinition),
    more: whyItMatters,
  }),
});

export const categoriesOfGlossary = tabs({
  one: "glossary category",
  studioGroup: "Glossary and literature",
  names: Object.keys(categoryNames),
  path: "/glossary",
  fields: {
    introduction: field(
      text(400),
      "One or two sentences about the terms in this category.",
      "Terms that clinicians use in letters and notes.",
    ),
    startWith: field(
      termName.optional(),
      "The term of this category that the list “Start with these” names.",
      "formication",
    ),
  },
});
