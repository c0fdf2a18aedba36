import { isAboutPoison, type Match, matchesIn } from "./phrase-matches.ts";

export const mentionsDanger = (parts: string[]): boolean => dangerIn(parts).length > 0;

export const mentionsPoison = (parts: string[]): boolean => dangerIn(parts).some(isAboutPoison);

/** The words are plain enough to alert the moderators. They hold no post. */
export const isUrgent = (parts: string[]): boolean =>
  dangerIn(parts).some((match) => match.kind === "!" || isAboutPoison(match));

/** Such as `pl`; undefined for English. */
export function languageOfDanger(parts: string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { language } of dangerIn(parts)) counts.set(language, (counts.get(language) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const [language] = [...counts].find(([, count]) => count === most) ?? [];
  return language === "en" ? undefined : language;
}

const dangerIn = (parts: string[]): Match[] =>
  parts.flatMap((part) => {
    const matches = matchesIn(part);
    return [...matches.filter((match) => !isAboutPoison(match)), ...poisonIn(matches)];
  });

/**
 * Finds words, in one language, for a poison and for taking it: in one sentence, or with `it` in another one. The next
 * sentence may say how the person is.
 */
function poisonIn(matches: Match[]): Match[] {
  const spoken = groupsOf(matches.filter(isAboutPoison), ({ language }) => language);
  return spoken.flatMap((words) => {
    if ((has(words, "poison") || has(words, "toxic")) && has(words, "it")) return words;
    const states = words.filter(({ kind }) => kind === "sick");
    return groupsOf(words, ({ sentence }) => sentence)
      .map((group) => group.concat(states.filter((state) => follows(state, group))))
      .filter(isPoisoning)
      .flat();
  });
}

const follows = ({ sentence }: Match, [first]: Match[]) => sentence - 1 === first?.sentence;

/** `Map.groupBy` is too new for the browsers. */
function groupsOf(matches: Match[], keyOf: (match: Match) => string | number): Match[][] {
  const groups = new Map<string | number, Match[]>();
  for (const match of matches) {
    const group = groups.get(keyOf(match)) ?? [];
    group.push(match);
    groups.set(keyOf(match), group);
  }
  return [...groups.values()];
}

/**
 * `take` is for verbs that are also used for an ordinary dose, and `dose` for those of any dose. What is in most
 * homes (`household`) must have been swallowed, breathed in or got into the eyes. What is `usual` is not too much.
 */
function isPoisoning(sentence: Match[]): boolean {
  const [swallowed, near] = [has(sentence, "swallow"), has(sentence, "near")];
  const taken = swallowed || has(sentence, "take");
  const isToxic = has(sentence, "toxic");
  const isSubstance = isToxic || has(sentence, "poison");
  const isHousehold = has(sentence, "household");
  const isMedicine = has(sentence, "medicine");
  const isTooMuch =
    has(sentence, "much") && (taken || has(sentence, "dose")) && !has(sentence, "usual");
  const isSevere = has(sentence, "severe") && (taken || near);
  const isByChild = has(sentence, "child") && (swallowed || near);
  return (
    has(sentence, "poisoning") ||
    (has(sentence, "object") && has(sentence, "child")) ||
    (isSubstance && (taken || isTooMuch || isByChild)) ||
    (isToxic && has(sentence, "sick")) ||
    (isHousehold && (swallowed || isTooMuch || isByChild)) ||
    (isMedicine && (isTooMuch || isByChild || isSevere))
  );
}

const has = (matches: Match[], kind: string) => matches.some((match) => match.kind === kind);
