import type { FilePlace } from "../../lib/errors/schema-errors.ts";

export interface Parsed {
  value?: object;
  issues: SyntaxIssue[];
  lineOf: NonNullable<FilePlace["lineOf"]>;
}

export interface SyntaxIssue {
  line: number;
  text: string;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
