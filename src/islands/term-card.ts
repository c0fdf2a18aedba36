import { splitAtWords, type TermTexts } from "../lib/find-terms.ts";

/** What a card of the glossary says. */
export function readCard(card: HTMLElement): TermTexts {
  const texts = Array.from(card.querySelectorAll("dd"), (text) => text.textContent);
  const [definition = "", view = "", why = ""] = texts;
  return { id: card.id, term: nameOf(card), definition, view, why };
}

/** Makes a card one of the results: its words are marked, and it can take the focus. */
export function dressCard(card: HTMLElement, words: ReadonlySet<string>) {
  card.tabIndex = -1;
  card.setAttribute("aria-label", nameOf(card));
  for (const text of card.querySelectorAll("h3, dd")) markWords(text, words);
}

export function undressCard(card: HTMLElement) {
  card.removeAttribute("tabindex");
  card.removeAttribute("aria-label");
  for (const mark of card.querySelectorAll("mark")) mark.replaceWith(mark.textContent);
  card.normalize();
}

const nameOf = (card: HTMLElement) => card.querySelector("h3")?.textContent ?? "";

function markWords(element: Element, words: ReadonlySet<string>) {
  const pieces = splitAtWords(element.textContent, words);
  element.replaceChildren(...pieces.map(({ text, found }) => (found ? marked(text) : text)));
}

function marked(text: string): HTMLElement {
  const mark = document.createElement("mark");
  mark.textContent = text;
  return mark;
}
