import { clip } from "../lib/written.ts";
import type { Token } from "./json-tokens.ts";

/** A text after which nothing that follows can be trusted: where, and what is wrong. */
export type Stop = { at: Token; text: string } | undefined;

export function neverClosed(opening: Token, where: string): Stop {
  const closing = opening.kind === "{" ? "}" : "]";
  const text = `the ${opening.kind} of this line is never closed: a ${closing} is missing ${where}`;
  return { at: opening, text };
}

export const oneTooMany = (token: Token): Stop => ({
  at: token,
  text: "there is one comma too many",
});

export const stray = (token: Token): Stop => ({
  at: token,
  text: `${clip(token.raw, 40)} does not belong here; remove it`,
});

export const afterTheEnd = (token: Token): Stop => ({
  at: token,
  text: `nothing may stand after the closing }, and here stands ${clip(token.raw, 40)}`,
});

export const noObject = (token: Token): Stop => ({
  at: token,
  text: `the file has to hold its fields in { }, and begins with ${clip(token.raw, 40)}`,
});
