/** Remembers where the cards are in the tabs so that they can be moved and restored. */
export function rememberPositions(tabs: HTMLElement) {
  const positions = Array.from(tabs.querySelectorAll("article"), (card) => ({
    card,
    parent: card.parentElement,
  }));
  // A notice above the cards of a tab is shown with every result from that tab.
  const notices = Array.from(tabs.querySelectorAll("[data-term-notice]"), (notice) => ({
    notice,
    list: notice.nextElementSibling,
  }));
  const hasMoved = (list: Element | null) =>
    positions.some(({ card, parent }) => parent === list && card.parentElement !== parent);

  return {
    cards: positions.map(({ card }) => card),
    noticesOfMoved: () => notices.filter(({ list }) => hasMoved(list)).map(({ notice }) => notice),
    restore() {
      for (const { card, parent } of positions) parent?.append(card);
      for (const { notice, list } of notices) list?.before(notice);
    },
  };
}
