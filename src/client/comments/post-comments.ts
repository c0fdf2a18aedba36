import { loadComments } from "./load-comments.ts";

/** How far from the window the comments start to load. */
const rootMargin = "800px";

/** Loads the comments on a post when they are near. React loads with the form only. */
export function initPostComments() {
  const root = document.querySelector<HTMLElement>("[data-comments]");
  if (!root) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void loadComments(root, root.dataset["comments"] ?? "");
    },
    { rootMargin },
  );
  void painted.then(() => observer.observe(root));
}
