// Runs at the end of a group of tabs during page load. `:target` does not match until all scripts have run, so without
// this script the first panel would flash before the panel in the URL. Also unfolds the card in the URL.
const group = document.currentScript?.parentNode;
const place = document.getElementById(location.hash.slice(1));
const target = place?.closest("[data-panel]");
place?.querySelector(":scope > details")?.setAttribute("open", "");

if (group && target && group.contains(target)) {
  for (const element of group.querySelectorAll<HTMLElement>("[data-panel]")) {
    const isShown = element === target || isLinkTo(element, target);
    element.dataset["panel"] = isShown ? "first" : "";
  }
}

function isLinkTo(element: HTMLElement, { id }: Element): boolean {
  return element instanceof HTMLAnchorElement && element.hash === `#${id}`;
}
