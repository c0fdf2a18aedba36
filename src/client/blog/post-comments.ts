import { fetchMain } from "../fetch-main.ts";
import { initMyPosts } from "../my-posts/init-my-posts.ts";

/** How far from the window the comments start to load. */
const rootMargin = "800px";

/** Shows the comments on a post, from the page that visitors without JavaScript read. React loads with the form only. */
export function initPostComments() {
  const root = document.querySelector<HTMLElement>("[data-post-comments]");
  if (!root) return;
  root.querySelector("[data-failed] button")?.addEventListener("click", () => retry(root));
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void load(root);
    },
    { rootMargin },
  );
  void painted.then(() => observer.observe(root));
}

async function load(root: HTMLElement) {
  const thread = () => root.querySelector<HTMLElement>("[data-thread]");
  try {
    const page = await fetchMain(root.dataset["postComments"] ?? "");
    // React renders it once the visitor has posted a comment.
    if ("live" in (thread()?.dataset ?? {})) return;
    thread()?.replaceChildren(...(page.querySelector("[data-thread]")?.children ?? []));
    initMyPosts();
  } catch {
    toggle(root);
  }
}

async function retry(root: HTMLElement) {
  const focus = () =>
    root.querySelector<HTMLElement>("[data-failed]:not([hidden]) button, #comments-title")?.focus();
  toggle(root);
  focus();
  await load(root);
  focus();
}

/** Shows the error instead of the skeletons, or the other way round. */
function toggle(root: HTMLElement) {
  for (const element of root.querySelectorAll("[data-failed],[data-thread]"))
    element.toggleAttribute("hidden");
}
