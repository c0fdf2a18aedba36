import type { ContentError } from "../../../lib/errors/content-error.ts";
import { fieldError } from "../../../lib/errors/schema-errors.ts";
import { clip } from "../../../lib/text/clip.ts";
import { withoutLinks } from "../../../lib/text/inline-links.ts";
import { collections } from "../../collections.ts";
import type { Content, Entry } from "../../files/read-content.ts";
import { textsIn } from "../../files/select-entries.ts";

const number = "(?:\\d+(?:[.,]\\d+)?|[Hh]alf an?|[Aa]n?|[Oo]ne|[Tt]wo|[Tt]hree)";
const small = "mg|mcg|µg|g|ml|mL|IU|CFU";
const spoken = "grams?|milligrams?|drops?|capsules?|tablets?|tsp|teaspoons?|tbsp|tablespoons?";
const amount = `${number}\\s*(?:${small}|${spoken})`;
const often = "(?:[Dd]aily|(?:[Aa]|[Pp]er|[Ee]ach|[Ee]very) day)";
const withinSentence = "(?:[^.!?]|\\.(?=\\d))*?";
const dose = new RegExp(
  `\\b${amount}\\b${withinSentence}\\b${often}\\b|\\b${often}\\b${withinSentence}\\b${amount}\\b`,
);

const example = /\bExample of a [^.:]*:|\bnot the creator[’']s words\b/i;

const isDose =
  "is a dose, but nothing here says who must not take it; move it to a file in content/supplements.";

const isExample =
  "says that this is an example; mark the entry as an example, and leave these words out.";

export const checkWording = ({ entries }: Content): ContentError[] =>
  entries.flatMap((entry) => [
    ...errorsIn(entry, example, isExample),
    ...(isWarned(entry) ? [] : errorsIn(entry, dose, isDose)),
  ]);

function errorsIn(entry: Entry, pattern: RegExp, why: string): ContentError[] {
  const errorOf = (found: string) => `"${clip(found.replace(/\s+/g, " "), 60)}" ${why}`;
  const inFields = textsIn(entry.fields).flatMap(({ path, text }) => {
    const found = pattern.exec(withoutLinks(text))?.[0];
    return found ? fieldError(entry, path, errorOf(found)) : [];
  });
  const inBody = (entry.body?.passages ?? []).flatMap(({ text, line }) => {
    const found = pattern.exec(text);
    if (!found) return [];
    const linesBefore = text.slice(0, found.index).split("\n").length - 1;
    return { file: entry.file, line: line + linesBefore, text: errorOf(found[0]) };
  });
  return [...inFields, ...inBody];
}

/** The schema already reports a missing warning of an invalid entry. */
const isWarned = ({ collection, fields, isValid }: Entry): boolean =>
  "notFor" in collections[collection].schema.shape && (!isValid || fields["notFor"] !== undefined);
