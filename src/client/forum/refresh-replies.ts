import { createElement } from "../create-element.ts";
import { fetchMain } from "../fetch-main.ts";
import { find } from "../find-element.ts";
import { initMyPosts } from "../my-posts/init-my-posts.ts";

/** Shows the visitor's new reply, and what else has changed, from the page that contains it. */
export async function refreshReplies(reply: number) {
  const address = new URL(location.href);
  address.searchParams.set("reply", String(reply));
  address.hash = `reply-${reply}`;
  const shown = find(document, "[data-replies]");
  try {
    const page = await fetchMain(address.href);
    // A toast has already announced the success.
    page.querySelector("[data-replies] [role=status]")?.remove();
    find(document, "[data-counts]").replaceChildren(...find(page, "[data-counts]").childNodes);
    update(shown, find(page, "[data-replies]"));
    initMyPosts();
  } catch {
    shown.append(failure(address.href));
  }
}

/** Replaces the replies, or adds the new ones if the visitor has other pages open. */
function update(shown: HTMLElement, fresh: HTMLElement) {
  const list = shown.querySelector("ul");
  const first = list?.querySelector("article")?.id;
  if (!list || first === fresh.querySelector("article")?.id)
    return shown.replaceChildren(...fresh.childNodes);
  for (const card of fresh.querySelectorAll("article"))
    if (!document.getElementById(card.id)) list.append(card.parentElement ?? card);
  const heading = find(fresh, "h2").textContent;
  find(shown, "h2").textContent = heading;
  const position = shown.querySelector("[data-position]");
  const total = heading.match(/\d+/)?.[0] ?? "";
  if (position)
    position.textContent = position.textContent.replace(
      / of [\d,]+$/,
      ` of ${Number(total).toLocaleString("en-GB")}`,
    );
}

function failure(href: string): HTMLElement {
  const box = createElement("div", "notice danger");
  box.role = "alert";
  const again = Object.assign(createElement("a", "", "Try again"), { href });
  box.append("Failed to fetch replies. Newer replies may be missing. ", again);
  return box;
}
