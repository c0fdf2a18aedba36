import { aboutWhat, createIndex, splitAtWords } from "../../lib/text-search.ts";
import { find as findElement, markedWords } from "../elements.ts";

/** Shows the cards that match a query instead of the tabs. Cards are moved, not copied, to keep ids unique. */
export function createResults(tabs: HTMLElement, results: HTMLElement, status: HTMLElement) {
  const list = findElement(results, "[data-term-list]");
  const none = findElement(results, "[data-term-none]");
  const positions = Array.from(tabs.querySelectorAll("article"), (card) => ({
    card,
    parent: card.parentElement,
  }));
  // A notice above the cards of a tab is shown with every result from that tab.
  const notices = Array.from(tabs.querySelectorAll("[data-term-notice]"), (notice) => ({
    notice,
    cards: notice.parentElement?.querySelector(".terms"),
  }));
  const byId = new Map(positions.map(({ card }) => [card.id, card]));
  const find = createFinder(positions.map(({ card }) => readCard(card)));

  function fill(query: string): number {
    const matches = query ? find(query) : [];
    for (const { id, words } of matches) {
      const card = byId.get(id);
      if (!card) continue;
      showAsResult(card, words);
      list.append(card);
    }
    const tabsWithMatches = new Set(
      positions.filter(({ card }) => card.parentElement === list).map(({ parent }) => parent),
    );
    for (const { notice, cards } of notices)
      if (tabsWithMatches.has(cards as HTMLElement)) list.before(notice);
    return matches.length;
  }

  function empty() {
    if (list.childElementCount === 0) return;
    for (const card of list.querySelectorAll("article")) showAsPlainCard(card);
    for (const { card, parent } of positions) parent?.append(card);
    for (const { notice, cards } of notices) cards?.before(notice);
  }

  return function show(query: string) {
    empty();
    const count = fill(query);
    tabs.hidden = query !== "";
    results.hidden = query === "";
    none.hidden = count > 0;
    status.textContent = query && outcome(count, query);
  };
}

function readCard(card: HTMLElement): TermTexts {
  const meaning = (row: string) => findElement(card, `.${row} > .meaning`).textContent;
  return {
    id: card.id,
    term: nameOf(card),
    definition: meaning("definition"),
    view: meaning("creator-view"),
    why: meaning("why"),
  };
}

/** Highlights the matching words and makes the card focusable. */
function showAsResult(card: HTMLElement, words: ReadonlySet<string>) {
  card.tabIndex = -1;
  card.setAttribute("aria-label", nameOf(card));
  for (const text of card.querySelectorAll("h3 a, .meaning"))
    text.replaceChildren(...markedWords(splitAtWords(text.textContent, words)));
}

function showAsPlainCard(card: HTMLElement) {
  card.removeAttribute("tabindex");
  card.removeAttribute("aria-label");
  for (const mark of card.querySelectorAll("mark")) mark.replaceWith(mark.textContent);
  card.normalize();
}

const nameOf = (card: HTMLElement) => card.querySelector("h3")?.textContent ?? "";

interface TermTexts {
  id: string;
  term: string;
  definition: string;
  view: string;
  why: string;
}

/** Creates a search. It returns the ids of terms, and the matching words as `splitAtWords` expects them. */
export function createFinder(terms: readonly TermTexts[]) {
  const index = createIndex(terms, { term: 8, definition: 1, view: 1, why: 1 });
  return (query: string) => {
    const text = aboutWhat(query);
    const all = index.search(text, { combineWith: "AND" });
    const found = all.length > 0 ? all : index.search(text);
    return found.map(({ id, terms }) => ({ id: String(id), words: new Set(terms) }));
  };
}

export function outcome(count: number, query: string): string {
  if (count === 0) return `No term matches “${query}”.`;
  return count === 1 ? `1 term matches “${query}”` : `${count} terms match “${query}”`;
}
