import type { Problem } from "../../lib/problem.ts";
import { clip } from "../../lib/written.ts";
import { collections } from "../../schemas/collections.ts";
import { problemAt } from "../explain-issue.ts";
import type { Content } from "../read.ts";
import type { Entry } from "../read-entries.ts";
import { textsIn } from "./rule.ts";

const number = "(?:\\d+(?:[.,]\\d+)?|[Hh]alf an?|[Aa]n?|[Oo]ne|[Tt]wo|[Tt]hree)";
const small = "mg|mcg|µg|g|ml|mL|IU|CFU";
const spoken = "grams?|milligrams?|drops?|capsules?|tablets?|tsp|teaspoons?|tbsp|tablespoons?";
const amount = `${number}\\s*(?:${small}|${spoken})`;
const often = "(?:[Dd]aily|(?:[Aa]|[Pp]er|[Ee]ach|[Ee]very) day)";
const withinSentence = "(?:[^.!?]|\\.(?=\\d))*?";
const dose = new RegExp(
  `\\b${amount}\\b${withinSentence}\\b${often}\\b|\\b${often}\\b${withinSentence}\\b${amount}\\b`,
);

/** Lists of steps, which the page shows with the considerations of their card. */
const besideConsiderations = ["practices", "points"];

/** A dose stands only where its considerations stand beside it. */
export const doses = ({ entries }: Content): Problem[] =>
  entries.flatMap((entry) => [...inFields(entry), ...inBody(entry)]);

function inFields(entry: Entry): Problem[] {
  if (hasConsiderations(entry)) return [];
  return textsIn(entry.fields).flatMap(({ path, text }) => {
    const found = besideConsiderations.includes(String(path[0])) ? undefined : dose.exec(text)?.[0];
    return found ? problemAt(entry, path, words(found)) : [];
  });
}

/** Where the schema refuses the entry for their lack, that is said already. */
function hasConsiderations({ collection, fields, isRight }: Entry): boolean {
  if (!("considerations" in collections[collection].schema.shape)) return false;
  return !isRight || fields["considerations"] !== undefined;
}

function inBody({ file, body }: Entry): Problem[] {
  return (body?.passages ?? []).flatMap(({ text, line }) => {
    const found = dose.exec(text);
    if (!found) return [];
    const linesBefore = text.slice(0, found.index).split("\n").length - 1;
    return { file, line: line + linesBefore, text: words(found[0]) };
  });
}

const words = (found: string) =>
  `"${clip(found.replace(/\s+/g, " "), 60)}" is a dose, and no considerations stand beside it here; move it to content/supplements.`;
