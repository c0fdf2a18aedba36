import { fetchMain } from "../fetch-main.ts";
import { isModifiedClick } from "../modified-click.ts";

/** Shows a hint if this device has a draft, until the visitor opens the form, or its text if there is no form. */
export function showDraftHints() {
  for (const hint of document.querySelectorAll<HTMLElement>("[data-draft]")) {
    const draft = readDraft(hint.dataset);
    hint.hidden = !draft;
    const text = hint.querySelector("textarea");
    if (text) text.value = draft?.content ?? "";
    const details = hint.parentElement?.querySelector("details");
    details?.addEventListener("toggle", () => (hint.hidden = true));
  }
}

// Does not import `stores/drafts.ts`, to keep the script small.
function readDraft({ draft = "", lifetime }: DOMStringMap): { content?: string } | undefined {
  try {
    const { at, values } = JSON.parse(localStorage.getItem(draft) ?? "{}");
    return Date.now() - at < Number(lifetime) ? values : undefined;
  } catch {
    return undefined;
  }
}

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
    const next = page.querySelector("a[data-next]")?.getAttribute("href");
    if (next) link.href = next;
    else link.remove();
  } catch {
    location.assign(link.href);
  }
}
