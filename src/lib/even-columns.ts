/** Returns the class of a grid whose cards fill its rows: three or four columns on a wide screen, two on a smaller one. */
export function evenColumns(count: number): "two" | "three" | "four" {
  if (count === 2) return "two";
  if (count % 4 === 0) return "four";
  return count % 3 === 1 && count % 4 !== 1 ? "four" : "three";
}

/** Returns true if a card would be the only one in the last row of two columns. @param at its index */
export const isAlone = (at: number, count: number): boolean => at === count - 1 && count % 2 === 1;
