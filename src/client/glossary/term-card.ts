import type { TermTexts } from "../../lib/glossary-search.ts";
import { splitAtWords } from "../../lib/text-search.ts";
import { markedWords } from "../marked-words.ts";

export function readCard(card: HTMLElement): TermTexts {
  const texts = Array.from(card.querySelectorAll("dt + dd"), (text) => text.textContent);
  const [definition = "", view = "", why = ""] = texts;
  return { id: card.id, term: nameOf(card), definition, view, why };
}

/** Highlights the matching words and makes the card focusable. */
export function showAsResult(card: HTMLElement, words: ReadonlySet<string>) {
  card.tabIndex = -1;
  card.setAttribute("aria-label", nameOf(card));
  for (const text of card.querySelectorAll("h3 a, dt + dd")) highlight(text, words);
}

export function showAsPlainCard(card: HTMLElement) {
  card.removeAttribute("tabindex");
  card.removeAttribute("aria-label");
  for (const mark of card.querySelectorAll("mark")) mark.replaceWith(mark.textContent);
  card.normalize();
}

const nameOf = (card: HTMLElement) => card.querySelector("h3")?.textContent ?? "";

const highlight = (element: Element, words: ReadonlySet<string>) =>
  element.replaceChildren(...markedWords(splitAtWords(element.textContent, words)));
