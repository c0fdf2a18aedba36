import { distance } from "fastest-levenshtein";

/** A similar number belongs to another entry. */
export function withSameNumber(name: string, known: readonly string[]): string[] {
  const numberIn = (text: string) => /\d*$/.exec(text)?.[0];
  return known.filter((one) => numberIn(one) === numberIn(name));
}

export function didYouMean(word: string, known: readonly string[], otherwise = ""): string {
  const most = Math.min(3, Math.max(1, Math.ceil(word.length / 3)));
  const [closest] = known
    .map((name) => ({ name, steps: distance(word.toLowerCase(), name.toLowerCase()) }))
    .filter(({ steps }) => steps <= most)
    .toSorted((one, other) => one.steps - other.steps);
  if (closest) return `; did you mean ${JSON.stringify(closest.name)}?`;
  return otherwise ? `. ${otherwise}` : ".";
}
