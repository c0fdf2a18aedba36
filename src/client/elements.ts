import type { Piece } from "../lib/text-search.ts";

/** Finds an element that must exist. @throws Error */
export function find<T extends HTMLElement = HTMLElement>(root: ParentNode, selector: string): T {
  const found = root.querySelector<T>(selector);
  if (!found) throw new Error(`The page has no ${selector}`);
  return found;
}

export const createElement = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  textContent = "",
) => Object.assign(document.createElement(name), { className, textContent });

/** The pieces as nodes, with the matching words in `<mark>`. */
export const markedWords = (pieces: readonly Piece[]): (Node | string)[] =>
  pieces.map(({ text, found }) => (found ? markElement(text) : text));

const markElement = (textContent: string) =>
  Object.assign(document.createElement("mark"), { textContent });
