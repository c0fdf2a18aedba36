import { distance } from "fastest-levenshtein";

export function closestMatch(word: string, known: readonly string[]): string | undefined {
  const wanted = word.toLowerCase();
  const bound = Math.min(3, Math.max(1, Math.ceil(word.length / 3)));
  let best: { name: string; steps: number } | undefined;
  for (const name of known) {
    const steps = distance(wanted, name.toLowerCase());
    if (steps <= bound && steps < (best?.steps ?? Number.POSITIVE_INFINITY)) best = { name, steps };
  }
  return best?.name;
}

/** Leaves out names that end in another number, because a similar number is another entry. */
export function withSameNumber(name: string, known: readonly string[]): string[] {
  const numberIn = (text: string) => /\d*$/.exec(text)?.[0];
  return known.filter((one) => numberIn(one) === numberIn(name));
}

/** Returns `; did you mean "x"?`, or a full stop and the sentence `otherwise` if no known word is close. */
export function didYouMean(word: string, known: readonly string[], otherwise = ""): string {
  const name = closestMatch(word, known);
  if (name !== undefined) return `; did you mean ${JSON.stringify(name)}?`;
  return otherwise ? `. ${otherwise}` : ".";
}
