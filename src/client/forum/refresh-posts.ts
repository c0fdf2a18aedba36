import { privateLinkToken } from "../../lib/private-link-path.ts";
import { createElement, find } from "../elements.ts";
import { fetchMain } from "../fetch-main.ts";
import { initMyPosts } from "../my-posts/init-my-posts.ts";

/** Shows the visitor's new reply, and what else has changed. */
export async function refreshReplies(id: number, privateLink?: string) {
  const address = new URL(location.href);
  setPosted(address, "reply", id, privateLink);
  await refresh("[data-replies]", address.href, "Failed to fetch replies.");
}

/** Selects the page with the new post. The private link skips the copies that the CDN keeps. */
function setPosted(address: URL, kind: "reply" | "comment", id: number, privateLink = "") {
  address.searchParams.set(kind, String(id));
  address.searchParams.set("own", privateLinkToken(privateLink));
  address.hash = `${kind}-${id}`;
}

/** Updates a list of posts from the page that contains the new post. */
async function refresh(list: string, address: string, failure: string) {
  const shown = find(document, list);
  try {
    const page = await fetchMain(address);
    const fresh = find(page, list);
    // A toast has already announced the success.
    fresh.querySelector("[role=status]")?.remove();
    const privateLinks = page.querySelectorAll("[data-private-link]");
    update(shown, fresh);
    shown.append(...privateLinks);
    const counts = page.querySelector("[data-counts]")?.childNodes ?? [];
    document.querySelector("[data-counts]")?.replaceChildren(...counts);
    initMyPosts();
  } catch {
    shown.append(notice(`${failure} Newer posts may be missing. `, address));
  }
}

/** Replaces the posts, or adds the new ones if the visitor has other pages open. */
function update(shown: HTMLElement, fresh: HTMLElement) {
  const list = shown.querySelector("ul");
  const first = list?.querySelector("article")?.id;
  if (!list || first === fresh.querySelector("article")?.id)
    return shown.replaceChildren(...fresh.childNodes);
  for (const card of fresh.querySelectorAll("article"))
    if (!document.getElementById(card.id)) list.append(card.parentElement ?? card);
  find(shown, "h2").textContent = find(fresh, "h2").textContent;
}

function notice(text: string, href: string): HTMLElement {
  const box = createElement("div", "notice danger");
  box.role = "alert";
  box.append(text, Object.assign(createElement("a", "", "Try again"), { href }));
  return box;
}
