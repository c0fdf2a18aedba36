import { createFinder, outcome } from "../../lib/glossary-search.ts";
import { readCard, showAsPlainCard, showAsResult } from "./term-card.ts";
import { rememberPositions } from "./term-positions.ts";

/** The elements that a search changes. */
export interface SearchElements {
  /** Shown without a query. */
  tabs: HTMLElement;
  /** Shown with a query: the list of cards, and the text for an empty list. */
  results: HTMLElement;
  list: HTMLElement;
  none: HTMLElement;
  status: HTMLElement;
}

/**
 * Shows the cards that match a query, the best first, instead of the tabs.
 * The cards are moved, not copied, so that each id stays unique.
 */
export function createResults({ tabs, results, list, none, status }: SearchElements) {
  const { cards, noticesOfMoved, restore } = rememberPositions(tabs);
  const byId = new Map(cards.map((card) => [card.id, card]));
  const find = createFinder(cards.map(readCard));

  function fill(query: string): number {
    const matches = query ? find(query) : [];
    for (const { id, words } of matches) {
      const card = byId.get(id);
      if (!card) continue;
      showAsResult(card, words);
      list.append(card);
    }
    list.before(...noticesOfMoved());
    return matches.length;
  }

  function empty() {
    if (list.childElementCount === 0) return;
    for (const card of list.querySelectorAll("article")) showAsPlainCard(card);
    restore();
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
