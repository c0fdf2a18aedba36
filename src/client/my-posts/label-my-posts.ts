import { postTypes } from "../../schemas/post-type.ts";
import { forgetMyPost, myPostLinks, saveMyPost } from "../../stores/my-posts.ts";

/** Saves the private links on the page, and shows "Edit or delete" under the visitor's posts. */
export function labelMyPosts() {
  for (const { dataset } of findAll("[data-private-link]"))
    saveMyPost({
      privateLink: dataset["privateLink"] ?? "",
      id: Number(dataset["id"]) || undefined,
    });
  for (const { dataset } of findAll("[data-gone]")) forgetMyPost(dataset["gone"] ?? "");
  updateLinks();
  const replies = document.querySelector("[data-replies]");
  if (replies)
    new MutationObserver(updateLinks).observe(replies, { childList: true, subtree: true });
}

const findAll = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

function updateLinks() {
  for (const kind of postTypes)
    for (const [id, { href, label }] of myPostLinks(kind))
      for (const link of findAll(`a[data-post-link="${kind} ${id}"]`)) {
        if (link.getAttribute("href") === href) continue;
        link.setAttribute("href", href);
        link.textContent = label;
      }
}
