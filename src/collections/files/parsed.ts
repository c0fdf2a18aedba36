export interface Parsed {
  /** Undefined if the text has syntax errors. */
  value?: Record<string, unknown>;
  issues: SyntaxIssue[];
  /** The line of a value; for a missing value, the line of the object or list that should contain it. */
  lineOf: (path: readonly PropertyKey[]) => number;
}

export interface SyntaxIssue {
  line: number;
  text: string;
}

export const lineAt = (text: string, offset: number): number =>
  text.slice(0, Math.max(offset, 0)).split("\n").length;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** Removes the byte order mark, which editors on Windows write at the start of a file. */
export const withoutMark = (text: string): string => text.replace(/^\ufeff/, "");
