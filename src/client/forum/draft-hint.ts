/** Shows a hint if this device has a draft, until the visitor opens the form. */
export function showDraftHints() {
  for (const hint of document.querySelectorAll<HTMLElement>("[data-draft]")) {
    hint.hidden = !hasDraft(hint.dataset);
    const details = hint.parentElement?.querySelector("details");
    details?.addEventListener("toggle", () => (hint.hidden = true));
  }
}

// Does not import `stores/drafts.ts`, to keep the script small.
function hasDraft({ draft = "", lifetime }: DOMStringMap): boolean {
  try {
    return Date.now() - JSON.parse(localStorage.getItem(draft) ?? "{}").at < Number(lifetime);
  } catch {
    return false;
  }
}
