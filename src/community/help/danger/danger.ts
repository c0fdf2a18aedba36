import { isAboutPoison, type Match, matchesIn } from "./phrase-matches.ts";

/** Returns true if any part may be about suicide, self-harm or a poisoning, of the writer or of another person. */
export const mentionsDanger = (parts: string[]): boolean => dangerIn(parts).length > 0;

/** Returns true if a part says that someone has swallowed, breathed in or been given what can poison. */
export const mentionsPoison = (parts: string[]): boolean => dangerIn(parts).some(isAboutPoison);

/** Returns true if a part names suicide, self-harm or a poisoning plainly enough to alert the moderators. It holds no post. */
export const isUrgent = (parts: string[]): boolean =>
  dangerIn(parts).some((match) => match.kind === "!" || isAboutPoison(match));

/** Returns the language of the words that `mentionsDanger` found, such as `pl`; undefined for English. */
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

/** The words, in one language, that say what was taken and that it was: in one sentence, or `it` in another one. */
function poisonIn(matches: Match[]): Match[] {
  const spoken = groupsOf(matches.filter(isAboutPoison), ({ language }) => language);
  return spoken.flatMap((words) => {
    if (has(words, "poison") && has(words, "it")) return words;
    return groupsOf(words, ({ sentence }) => sentence)
      .filter(isPoisoning)
      .flat();
  });
}

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
 * A poison that was taken in any way, too much of a medicine, or a medicine that a child has swallowed. `take` is for
 * verbs that are also used for an ordinary dose, and `dose` for those of any dose.
 */
function isPoisoning(sentence: Match[]): boolean {
  if (has(sentence, "poisoning")) return true;
  const isTaken = has(sentence, "swallow") || has(sentence, "take");
  if (isTaken && has(sentence, "poison")) return true;
  const isTooMuch = has(sentence, "much") && (isTaken || has(sentence, "dose"));
  const isByChild = has(sentence, "child") && has(sentence, "swallow");
  return (isTooMuch || isByChild) && has(sentence, "medicine");
}

const has = (matches: Match[], kind: string) => matches.some((match) => match.kind === kind);
