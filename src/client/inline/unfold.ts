/** Opens the `<details>` of a card that a link leads to. */
export const unfold = (card: Element | null) =>
  card?.querySelector(":scope > details")?.setAttribute("open", "");
