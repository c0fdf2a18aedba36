export interface Parsed {
  /** Undefined if the text has syntax errors. */
  value?: Record<string, unknown>;
  issues: SyntaxIssue[];
  /** The line of a value; for a missing value, the line of the object or list that should contain it. */
  lineOf: (path: readonly PropertyKey[]) => number;
  lineOfKey: (path: readonly PropertyKey[]) => number;
}

export interface SyntaxIssue {
  line: number;
  text: string;
}

/** Returns a function that converts an offset to a line number, starting at 1. */
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

export const duplicateField = (name: unknown, firstLine: number): string =>
  `the field "${name}" is already on line ${firstLine}; delete one of the two`;
