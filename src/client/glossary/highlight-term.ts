/** Highlights the card of the term in the URL hash. */
export function highlightTerm() {
  highlight();
  for (const type of ["hashchange", "popstate"]) addEventListener(type, highlight);
}

function highlight() {
  document.querySelector("[data-here]")?.removeAttribute("data-here");
  const card = document.getElementById(location.hash.slice(1));
  if (card?.matches("article")) card.dataset["here"] = "";
}
