import type { Finding, Section } from "./finding.ts";

const marks: Record<Finding["state"], string> = { ok: "ok", hint: "hint", broken: "BROKEN" };

/** Everything that was found, as a page of text. */
export function report(sections: Section[]): string {
  const parts = sections.map(({ title, findings }) => [title, ...findings.map(lineOf)].join("\n"));
  return [...parts, sumOf(sections)].join("\n\n");
}

export const isBroken = (sections: Section[]): boolean => count(sections, "broken") > 0;

function lineOf(finding: Finding): string {
  const line = `  ${marks[finding.state].padEnd(6)}  ${finding.text}`;
  const remedy = "remedy" in finding ? finding.remedy : undefined;
  return remedy ? `${line}\n          -> ${remedy}` : line;
}

const count = (sections: Section[], state: Finding["state"]) =>
  sections.flatMap(({ findings }) => findings).filter((one) => one.state === state).length;

function sumOf(sections: Section[]): string {
  const wrong = count(sections, "broken");
  const hints = count(sections, "hint");
  const words = wrong === 0 ? "Nothing is broken" : `${wrong} broken`;
  return `${words}, ${hints} ${hints === 1 ? "hint" : "hints"}.`;
}
