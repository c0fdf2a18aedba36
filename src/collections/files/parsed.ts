/** A parsed text, with the line of each value. */
export interface Parsed {
  /** Undefined if the text has syntax errors. */
  value?: Record<string, unknown>;
  issues: SyntaxIssue[];
  /** The line of a value; if it is missing, the line of the object or list around it. */
  lineOf: (path: readonly PropertyKey[]) => number;
  /** The line of the name of a field. */
  lineOfKey: (path: readonly PropertyKey[]) => number;
}

export interface SyntaxIssue {
  line: number;
  text: string;
}

/** A function that returns the line of an offset; the first line is 1. */
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

/** The message for a field that appears twice. */
export const duplicateField = (name: unknown, firstLine: number): string =>
  `the field "${name}" is already in line ${firstLine}; remove one of the two`;
