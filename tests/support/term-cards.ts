import { parseHTML } from "linkedom";
import { type ComponentProps, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { TermCards } from "../../src/features/glossary/TermCards.tsx";

/** The cards of terms as the glossary renders them. */
export function cardsOf(terms: ComponentProps<typeof TermCards>["terms"]): HTMLElement[] {
  const html = renderToStaticMarkup(createElement(TermCards, { terms, label: "One tab" }));
  return [...parseHTML(html).document.querySelectorAll<HTMLElement>("article")];
}
