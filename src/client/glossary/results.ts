import { createFinder, outcome } from "../../lib/glossary-search.ts";
import { find as findElement } from "../find-element.ts";
import { readCard, showAsPlainCard, showAsResult } from "./term-card.ts";
import { rememberPositions } from "./term-positions.ts";

/** Shows the cards that match a query instead of the tabs. Cards are moved, not copied, to keep ids unique. */
export function createResults(tabs: HTMLElement, results: HTMLElement, status: HTMLElement) {
  const list = findElement(results, "[data-term-list]");
  const none = findElement(results, "[data-term-none]");
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
