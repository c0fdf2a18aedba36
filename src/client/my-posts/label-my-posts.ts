import { postTypes } from "../../schemas/post-type.ts";
import { addMissingIds, forgetMyPost, myPostLinks, saveMyPost } from "../../stores/my-posts.ts";

/** Saves the private links on the page, and shows "Edit or delete" under the visitor's posts. */
export function labelMyPosts() {
  for (const { dataset } of findAll("[data-private-link]"))
    saveMyPost({ privateLink: dataset["privateLink"] ?? "" });
  for (const { dataset } of findAll("[data-gone]")) forgetMyPost(dataset["gone"] ?? "");
  updateLinks();
  void addMissingIds(findId).then(updateLinks);
  for (const list of findAll("[data-replies],[data-thread]"))
    new MutationObserver(updateLinks).observe(list, { childList: true, subtree: true });
}

/** Returns undefined if the post is gone or the server does not respond. The next page asks again. */
const findId = (privateLink: string): Promise<number | undefined> =>
  fetch(`/api${privateLink}`)
    .then(async (response) => (response.ok ? (await response.json()).id : undefined))
    .catch(() => undefined);

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
