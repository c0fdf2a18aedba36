import { postKinds } from "../schemas/post-kind.ts";
import { forgetPost, keepPost, ownLinks } from "../stores/own-posts.ts";

/** Keeps the private links that the page shows on this device, and offers them on the visitor's own posts. */
export function markOwn() {
  for (const { dataset } of parts("[data-own]"))
    keepPost({ own: dataset["own"] ?? "", id: Number(dataset["id"]) || undefined });
  for (const { dataset } of parts("[data-gone]")) forgetPost(dataset["gone"] ?? "");
  mark();
  const place = document.querySelector("[data-replies]");
  if (place) new MutationObserver(mark).observe(place, { childList: true, subtree: true });
}

const parts = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

function mark() {
  for (const kind of postKinds)
    for (const [id, { href, label }] of ownLinks(kind))
      for (const link of parts(`a[data-post="${kind} ${id}"]`)) {
        if (link.getAttribute("href") === href) continue;
        link.setAttribute("href", href);
        link.textContent = label;
      }
}
