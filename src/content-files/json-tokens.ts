import { createScanner } from "jsonc-parser";

/** What the scanner of jsonc-parser calls things. Its own names are constants that only a compiler of whole programs can see. */
const names: Record<number, TokenKind> = {
  1: "{",
  2: "}",
  3: "[",
  4: "]",
  5: ",",
  6: ":",
  7: "word",
  8: "word",
  9: "word",
  10: "text",
  11: "number",
  12: "comment",
  13: "comment",
};

export type TokenKind =
  | ("{" | "}" | "[" | "]" | "," | ":")
  | ("word" | "text" | "number" | "comment" | "unknown" | "end");

const faults: Record<number, TokenFault> = {
  1: "unclosed",
  2: "unclosed",
  3: "number",
  4: "escape",
  5: "escape",
  6: "character",
};

type TokenFault = "unclosed" | "number" | "escape" | "character";

export interface Token {
  kind: TokenKind;
  raw: string;
  start: number;
  end: number;
  fault: TokenFault | undefined;
}

const blank = [14, 15];
const end = 17;

/** The tokens of a text that should be JSON, comments among them; the last is its end. */
export function tokensOf(text: string): Token[] {
  const scanner = createScanner(text);
  const tokens: Token[] = [];
  for (let kind: number = scanner.scan(); kind !== end; kind = scanner.scan()) {
    if (blank.includes(kind)) continue;
    const start = scanner.getTokenOffset();
    const fault = faults[scanner.getTokenError()];
    const raw = text.slice(start, start + scanner.getTokenLength());
    tokens.push({ kind: names[kind] ?? "unknown", raw, start, end: start + raw.length, fault });
  }
  return [
    ...tokens,
    { kind: "end", raw: "", start: text.length, end: text.length, fault: undefined },
  ];
}
