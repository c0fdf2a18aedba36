import { isModifiedClick } from "../modified-click.ts";
import { openComments } from "../open-comments.ts";

export function initPostComments() {
  const section = document.querySelector<HTMLElement>("[data-post-comments]");
  section?.addEventListener("click", (event) => {
    const link = (event.target as Element).closest("[data-show]");
    if (!link || isModifiedClick(event)) return;
    event.preventDefault();
    for (const child of section.children) child.toggleAttribute("hidden");
    section.querySelector<HTMLElement>("#comments-title")?.focus();
    void openComments(section, "blog", section.dataset["postComments"] ?? "");
  });
}
