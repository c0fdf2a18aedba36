const columns = { two: 2, three: 3, four: 4 };

/** Returns the class of a grid whose cards fill its rows: up to four columns on a wide screen, two on a smaller one. */
export function evenColumns(count: number): keyof typeof columns {
  if (count <= 2) return "two";
  if (count % 4 === 0) return "four";
  return count % 3 === 1 && count % 4 !== 1 ? "four" : "three";
}

/**
 * Returns the class of a card that would be the only one in the last row, so that it fills the row: on a smaller
 * screen, or on every one. @param at its index
 */
export function aloneClass(at: number, count: number): "alone" | "alone on-narrow" | undefined {
  if (count === 1 || at < count - 1 || count % 2 === 0) return undefined;
  return count % columns[evenColumns(count)] === 1 ? "alone" : "alone on-narrow";
}

/** Returns the class of a card with a picture, which also fills its row if it is the only card. */
export const aloneCard = (at: number, count: number): ReturnType<typeof aloneClass> =>
  count === 1 ? "alone" : aloneClass(at, count);
