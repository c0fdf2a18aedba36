import { openComments } from "./open-comments.ts";

/** Opens the comments under a post where its link stands, instead of on their own page. React comes with them. */
export function wakePostComments() {
  const section = document.querySelector<HTMLElement>("[data-post-comments]");
  section?.addEventListener("click", (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    const link = (target as Element).closest("[data-show]");
    if (!link || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    for (const part of section.children) part.toggleAttribute("hidden");
    section.querySelector<HTMLElement>("#comments-title")?.focus();
    void openComments(section, "blog", section.dataset["postComments"] ?? "");
  });
}
