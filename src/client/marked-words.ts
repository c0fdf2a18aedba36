import type { Piece } from "../lib/text-search.ts";

/** The pieces as nodes, with the matching words in `<mark>`. */
export const markedWords = (pieces: readonly Piece[]): (Node | string)[] =>
  pieces.map(({ text, found }) => (found ? markElement(text) : text));

const markElement = (textContent: string) =>
  Object.assign(document.createElement("mark"), { textContent });
