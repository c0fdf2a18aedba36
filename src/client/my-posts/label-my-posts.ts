import { privateLinkType } from "../../lib/private-link-path.ts";
import { forgetMyPost, myPostLabel, myPosts, saveMyPost } from "../../stores/my-posts.ts";

/** Saves the private links on the page, and shows "Edit or delete" under the visitor's posts. */
export function labelMyPosts() {
  for (const { dataset } of findAll("[data-private-link]"))
    saveMyPost({ privateLink: dataset["privateLink"] ?? "" });
  for (const { dataset } of findAll("[data-gone]")) forgetMyPost(dataset["gone"] ?? "");
  updateLinks();
  void addMissingIds().then(updateLinks);
  for (const list of findAll("[data-replies],[data-thread]"))
    new MutationObserver(updateLinks).observe(list, { childList: true, subtree: true });
}

/** Held posts, and posts sent without JavaScript, are saved without an id. If a request fails, the next page asks again. */
async function addMissingIds() {
  const incomplete = myPosts().filter(({ id }) => !id);
  for (const { privateLink } of incomplete) {
    const response = await fetch(`/api${privateLink}`).catch(() => undefined);
    const { id } = response?.ok ? await response.json() : {};
    if (id) saveMyPost({ privateLink, id });
  }
}

const findAll = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

function updateLinks() {
  const posts = new Map(
    myPosts().map((post) => [`${privateLinkType(post.privateLink)} ${post.id}`, post]),
  );
  for (const link of findAll("a[data-post-link]")) {
    const post = posts.get(link.dataset["postLink"] ?? "");
    if (!post || link.getAttribute("href") === post.privateLink) continue;
    link.setAttribute("href", post.privateLink);
    link.textContent = myPostLabel(post);
  }
}
