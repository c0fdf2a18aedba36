import { globSync, readFileSync } from "node:fs";

export const splitSentences = (text: string): string[] =>
  text.split(/(?<=[.!?:…])\s+|\n+/).filter(Boolean);

export const templateSentences = (): string[] =>
  globSync("src/**/*.{astro,tsx}").flatMap((path) =>
    splitSentences(readFileSync(path, "utf8").replace(/\s+/g, " ")),
  );

const againstCare =
  /\b(stop|skip|delay|replace|avoid|quit|refuse|come off)\b (taking |using |your |the |all |any |prescribed )*(medicines?|medications?|antipsychotics?|antidepressants?|treatment|therapy|drugs?|pills|appointments?)\b/i;
const forbids = /\b(not|never|no reason|nobody|nothing|without|do(es)? not)\b/i;

/** Returns true if a sentence tells readers to stop or delay their medical treatment. */
export const opposesTreatment = (sentence: string): boolean =>
  againstCare.test(sentence) && !forbids.test(sentence);
