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

/** Lists that the page shows next to the considerations of their card. */
const withConsiderations = ["practices", "points"];

export const checkDoses = ({ entries }: Content): ContentError[] =>
  entries.flatMap((entry) => [...inFields(entry), ...inBody(entry)]);

function inFields(entry: Entry): ContentError[] {
  if (hasConsiderations(entry)) return [];
  return textsIn(entry.fields).flatMap(({ path, text }) => {
    if (withConsiderations.includes(String(path[0]))) return [];
    const found = dose.exec(withoutLinks(text))?.[0];
    return found ? fieldError(entry, path, doseError(found)) : [];
  });
}

/** Returns true for an invalid entry, too: the schema already reports missing considerations. */
function hasConsiderations({ collection, fields, isValid }: Entry): boolean {
  if (!("considerations" in collections[collection].schema.shape)) return false;
  return !isValid || fields["considerations"] !== undefined;
}

function inBody({ file, body }: Entry): ContentError[] {
  return (body?.passages ?? []).flatMap(({ text, line }) => {
    const found = dose.exec(text);
    if (!found) return [];
    const linesBefore = text.slice(0, found.index).split("\n").length - 1;
    return { file, line: line + linesBefore, text: doseError(found[0]) };
  });
}

const doseError = (found: string) =>
  `"${clip(found.replace(/\s+/g, " "), 60)}" is a dose, but no safety considerations are shown with it here; move it to a file in content/supplements.`;
