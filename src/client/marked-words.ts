import type { Piece } from "../lib/text-search.ts";
import { createElement } from "./create-element.ts";

/** The pieces as nodes, with the matching words in `<mark>`. */
export const markedWords = (pieces: readonly Piece[]): (Node | string)[] =>
  pieces.map(({ text, found }) => (found ? createElement("mark", "", text) : text));
