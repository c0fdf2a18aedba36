/** Milliseconds for which the confirmation stays. */
const stay = 4000;

/** Links each term to itself, marks the one that the address names, and copies an address when its link is pressed. */
export function wakeTermLinks() {
  for (const heading of document.querySelectorAll("article>h3")) heading.after(linkTo(heading));
  mark();
  for (const type of ["hashchange", "popstate"]) addEventListener(type, mark);
  document.addEventListener("click", ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>("article > a[href^='#']");
    if (link) void copy(link);
  });
}

// In the page itself they would be a kilobyte and a half, compressed.
function linkTo({ parentElement, textContent }: Element): HTMLAnchorElement {
  const link = document.createElement("a");
  link.href = `#${parentElement?.id}`;
  link.setAttribute("itemprop", "url");
  link.setAttribute("aria-label", `Link to ${textContent}`);
  return link;
}

function mark() {
  document.querySelector("[data-here]")?.removeAttribute("data-here");
  const card = document.getElementById(location.hash.slice(1));
  if (card?.matches("article")) card.dataset["here"] = "";
}

async function copy({ hash, ariaLabel }: HTMLAnchorElement) {
  const status = document.querySelector("[data-copied]");
  try {
    // Without the query of a search: whoever opens the link wants this one term.
    await navigator.clipboard.writeText(location.origin + location.pathname + hash);
  } catch {
    return;
  }
  if (!status) return;
  const text = `${ariaLabel} copied`;
  status.textContent = text;
  setTimeout(() => {
    if (status.textContent === text) status.textContent = "";
  }, stay);
}
