/** What was read from a text, with the place of everything in it. */
export interface Parsed {
  /** Absent where the text could not be made out. */
  value?: Record<string, unknown>;
  mistakes: SyntaxMistake[];
  /** The line of a value, or of the innermost thing around it that is there. */
  lineOf: (path: readonly PropertyKey[]) => number;
  /** The line of the name of a field. */
  lineOfKey: (path: readonly PropertyKey[]) => number;
}

export interface SyntaxMistake {
  line: number;
  text: string;
}

/** A function from a place in the text to its line; the first line is 1. */
export function lineCounter(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** What to say of a field that is written a second time. */
export const twice = (name: unknown, firstLine: number): string =>
  `the field "${name}" stands in line ${firstLine} already; remove one of the two`;
