import { fetchMain } from "../fetch-main.ts";
import { isModifiedClick } from "../modified-click.ts";

/** Makes the "More replies" link append the next page. If that fails, the link opens the page. */
export function addMoreReplies() {
  const section = document.querySelector<HTMLElement>("[data-replies]");
  section?.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-next]");
    if (!link || isModifiedClick(event)) return;
    event.preventDefault();
    const list = section.querySelector("ul");
    if (list && !list.hasAttribute("aria-busy")) void append(list, link);
  });
}

async function append(list: HTMLElement, link: HTMLAnchorElement) {
  list.setAttribute("aria-busy", "true");
  list.insertAdjacentHTML("beforeend", '<li class="skeleton" aria-hidden="true"></li>'.repeat(2));
  try {
    const page = await fetchMain(link.href);
    for (const skeleton of list.querySelectorAll(".skeleton")) skeleton.remove();
    const cards = [...page.querySelectorAll(".posts > li")];
    if (cards.length === 0) throw new Error("No replies on the next page");
    // The visitor's new reply may be at the end of the list already.
    for (const { id } of page.querySelectorAll(".post"))
      document.getElementById(id)?.parentElement?.remove();
    list.append(...cards);
    list.removeAttribute("aria-busy");
    cards[0]?.querySelector("a")?.focus();
    update(link, page);
  } catch {
    location.assign(link.href);
  }
}

function update(link: HTMLAnchorElement, page: HTMLElement) {
  const next = page.querySelector<HTMLAnchorElement>("a[data-next]");
  if (next) link.href = next.getAttribute("href") ?? "";
  else link.remove();
  const [ours, theirs] = [document, page].map((root) => root.querySelector("[data-position]"));
  const [start] = ours?.textContent?.match(rangeStart) ?? [];
  if (ours && start) ours.textContent = theirs?.textContent?.replace(rangeStart, start) ?? "";
}

const rangeStart = /^Replies [\d,]+ /;
