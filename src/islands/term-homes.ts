/** Remembers where the cards of the tabs stand, so that they can leave and come home. */
export function rememberHomes(tabs: HTMLElement) {
  const homes = Array.from(tabs.querySelectorAll("article"), (card) => ({
    card,
    home: card.parentElement,
  }));
  // What stands above the cards of a panel for their sake goes along with any of them.
  const notices = Array.from(tabs.querySelectorAll("[data-term-notice]"), (notice) => ({
    notice,
    home: notice.nextElementSibling,
  }));
  const away = (place: Element | null) =>
    homes.some(({ card, home }) => home === place && card.parentElement !== home);

  return {
    cards: homes.map(({ card }) => card),
    noticesOfAbsent: () => notices.filter(({ home }) => away(home)).map(({ notice }) => notice),
    sendHome() {
      for (const { card, home } of homes) home?.append(card);
      for (const { notice, home } of notices) home?.before(notice);
    },
  };
}
