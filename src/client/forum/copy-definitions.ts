/** Gives the links to terms in a discussion the tooltip of the terms on the page. Runs before `initTooltips`. */
export function copyDefinitions() {
  for (const { pathname, dataset } of document.querySelectorAll<HTMLAnchorElement>(".term"))
    for (const link of document.querySelectorAll<HTMLElement>(
      `[data-discussion] .written [href="${pathname}"]`,
    )) {
      link.className = "term";
      Object.assign(link.dataset, dataset);
    }
}
