// Runs at the end of a group of tabs while the page is still loading, and shows the panel that the URL names. Without it
// the first panel would flash up, since `:target` matches only once all scripts have run.
const group = document.currentScript?.parentNode;
const target = document.getElementById(location.hash.slice(1))?.closest("[data-panel]");

if (group && target && group.contains(target)) {
  for (const element of group.querySelectorAll<HTMLElement>("[data-panel]")) {
    const isShown = element === target || isLinkTo(element, target);
    element.dataset["panel"] = isShown ? "first" : "";
  }
}

function isLinkTo(element: HTMLElement, { id }: Element): boolean {
  return element instanceof HTMLAnchorElement && element.hash === `#${id}`;
}

export {};
