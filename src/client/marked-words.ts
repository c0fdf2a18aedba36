import type { Piece } from "../lib/text-search.ts";

/** The pieces as nodes, with the matching words in `<mark>`. */
export const markedWords = (pieces: readonly Piece[]): (Node | string)[] =>
  pieces.map(({ text, found }) => (found ? markElement(text) : text));

function markElement(text: string): HTMLElement {
  const mark = document.createElement("mark");
  mark.textContent = text;
  return mark;
}
