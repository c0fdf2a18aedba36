import { site } from "../../../../server/site-settings.ts";
import { languageOfDanger, mentionsPoison } from "../../../help/danger/danger.ts";
import type { HelpNow } from "../../../help/schema.ts";
import { helpIn } from "../../../help/server/help-now.ts";
import type { Words } from "../../../spam/server/rules.ts";

type Kind = HelpNow["first"];

/** The country of a writer in English is not stored, so the answer leads to the sheet. */
export function answerStart({ author, title = "", content }: Words): string {
  const parts = [author, title, content];
  const language = languageOfDanger(parts);
  const lines = linesIn(language, mentionsPoison(parts) ? "poison" : "crisis");
  return `${language ? author : `To ${author}`}:\n\n${lines}`;
}

export function isAnswerStart(text: string): boolean {
  const [, lines] = /^[^\n]*:\n\n(.*)$/s.exec(text.replaceAll("\r\n", "\n")) ?? [];
  const languages = [undefined, ...site().help.languages.map(({ language }) => language)];
  return languages.some((language) =>
    kinds.some((first) => linesIn(language, first) === lines?.trim()),
  );
}

const kinds = ["crisis", "poison"] as const;

const appeals = {
  crisis: "Please call your emergency number or a crisis line now.",
  poison: "Call now, even without symptoms. Do not make anyone vomit.",
};

const ownLines = "“Get help” at the top of this page has the numbers of your country.";

function linesIn(language: string | undefined, first: Kind): string {
  const { sentence = appeals[first], countries } = helpIn(language, first);
  const lines = countries.map((country) => lineOf(country, first));
  return [sentence, ...(lines.length > 0 ? lines : [ownLines])].join("\n");
}

function lineOf(country: HelpNow["countries"][number], first: Kind): string {
  const { emergencyWords = "emergency" } = country;
  const poison = first === "poison" ? (country.poison ?? []) : [];
  const numbers = [...poison, ...country.crisis].map(
    ({ name, phone, text }) => `${name} ${phone ?? text}`,
  );
  return `- ${country.country}: ${[`${emergencyWords} ${country.emergency}`, ...numbers].join(", ")}`;
}
