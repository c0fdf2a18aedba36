export const splitSentences = (text: string): string[] =>
  text.split(/(?<=[.!?:…])\s+|\n+/).filter(Boolean);

const againstCare =
  /\b(stop|skip|delay|replace|avoid|quit|refuse|come off)\b (taking |using |your |the |all |any |prescribed )*(medicines?|medications?|antipsychotics?|antidepressants?|treatment|therapy|drugs?|pills|appointments?)\b/i;
const forbids = /\b(not|never|no reason|nobody|nothing|without|do(es)? not)\b/i;

/** Returns true if a sentence tells readers to stop or delay their medical treatment. */
export const opposesTreatment = (sentence: string): boolean =>
  againstCare.test(sentence) && !forbids.test(sentence);
