import { plural } from "../../lib/plural.ts";
import { aboutWhat, createIndex, splitAtWords } from "../../lib/text-search.ts";

/** The card of a matching term, with the matching words as `splitAtWords` expects them. */
export interface CardMatch {
  card: HTMLElement;
  words: ReadonlySet<string>;
}

/** The definition, the view and why the term matters, without the sources. */
const searchedTexts = "dd:not(.source)";

const textOf = (card: HTMLElement, selector: string): string =>
  Array.from(card.querySelectorAll(selector), ({ textContent }) => textContent).join("\n");

/** Creates a search of the cards of terms on the page. */
export function createCardSearch(cards: readonly HTMLElement[]) {
  const documents = cards.map((card, id) => ({
    id,
    title: textOf(card, "h3"),
    text: textOf(card, searchedTexts),
  }));
  const index = createIndex(documents, { title: 8, text: 1 });

  return (query: string): CardMatch[] => {
    const text = aboutWhat(query);
    const all = index.search(text, { combineWith: "AND" });
    const found = all.length > 0 ? all : index.search(text);
    return found.flatMap(({ id, terms }) => {
      const card = cards[id];
      return card ? { card, words: new Set(terms) } : [];
    });
  };
}

/** Copies a card for the results, with the matching words marked. */
export function copyOf({ card, words }: CardMatch): HTMLElement {
  const copy = card.cloneNode(true) as HTMLElement;
  copy.removeAttribute("id");
  copy.tabIndex = -1;
  for (const fold of copy.querySelectorAll("details")) fold.open = true;
  copy.setAttribute("aria-label", textOf(card, "h3"));
  for (const text of copy.querySelectorAll(`h3 a, ${searchedTexts}`)) {
    const pieces = splitAtWords(text.textContent, words);
    text.replaceChildren(...pieces.map((piece) => (piece.found ? mark(piece.text) : piece.text)));
  }
  return copy;
}

function mark(text: string): HTMLElement {
  const element = document.createElement("mark");
  // Screen readers would announce the start and the end of each.
  element.role = "presentation";
  element.textContent = text;
  return element;
}

/** The number of matching terms in a sentence. */
export function termsFound(count: number, query: string): string {
  if (count === 0) return `No term matches “${query}”.`;
  return `${plural(count, "term")} ${count === 1 ? "matches" : "match"} “${query}”`;
}
