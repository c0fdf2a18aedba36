/** Lets 'More replies' add the next page to this one. Where that fails, it leads there as a link does. */
export function addMoreReplies() {
  const place = document.querySelector<HTMLElement>("[data-replies]");
  place?.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-next]");
    const { ctrlKey, metaKey, shiftKey, altKey } = event;
    if (!link || "live" in place.dataset || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    const list = place.querySelector("ul");
    if (list && !list.hasAttribute("aria-busy")) void add(list, link);
  });
}

async function add(list: HTMLElement, link: HTMLAnchorElement) {
  list.setAttribute("aria-busy", "true");
  list.insertAdjacentHTML("beforeend", '<li class="reply-skeleton"></li>'.repeat(2));
  try {
    const page = await fetchPage(link.href);
    for (const skeleton of list.querySelectorAll(".reply-skeleton")) skeleton.remove();
    const cards = [...page.querySelectorAll("[data-replies] li")];
    if (cards.length === 0) throw new Error("There are none");
    list.append(...cards);
    list.removeAttribute("aria-busy");
    cards[0]?.querySelector("a")?.focus();
    update(link, page);
  } catch {
    location.assign(link.href);
  }
}

/** @throws Error where there is no such page now */
async function fetchPage(address: string): Promise<Document> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(response.statusText);
  return new DOMParser().parseFromString(await response.text(), "text/html");
}

function update(link: HTMLAnchorElement, page: Document) {
  const next = page.querySelector<HTMLAnchorElement>("a[data-next]");
  if (next) link.href = next.getAttribute("href") ?? "";
  else link.remove();
  const [ours, theirs] = [document, page].map((place) => place.querySelector("[data-position]"));
  const [start] = ours?.textContent?.match(range) ?? [];
  if (ours && start) ours.textContent = theirs?.textContent?.replace(range, start) ?? "";
}

/** The beginning of 'Replies 101 to 200 of 250': ours with the rest of theirs says where we are now. */
const range = /^Replies [\d,]+ /;
