import { createFinder, outcome } from "../lib/find-terms.ts";
import { dressCard, readCard, undressCard } from "./term-card.ts";
import { rememberHomes } from "./term-homes.ts";

/** The parts of the page that a search changes. */
export interface Places {
  /** Everything that shows while nobody searches. */
  tabs: HTMLElement;
  /** What shows instead, with the list of cards and the words for an empty one. */
  results: HTMLElement;
  list: HTMLElement;
  none: HTMLElement;
  status: HTMLElement;
}

/**
 * Shows the cards that match a query, the best first, in place of the tabs; without a query, the tabs.
 * The cards themselves move, so that there is one of each, with one id.
 */
export function createResults({ tabs, results, list, none, status }: Places) {
  const { cards, noticesOfAbsent, sendHome } = rememberHomes(tabs);
  const byId = new Map(cards.map((card) => [card.id, card]));
  const find = createFinder(cards.map(readCard));

  function fill(query: string): number {
    const matches = query ? find(query) : [];
    for (const { id, words } of matches) {
      const card = byId.get(id);
      if (!card) continue;
      dressCard(card, words);
      list.append(card);
    }
    list.before(...noticesOfAbsent());
    return matches.length;
  }

  function empty() {
    if (list.childElementCount === 0) return;
    for (const card of list.querySelectorAll("article")) undressCard(card);
    sendHome();
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
