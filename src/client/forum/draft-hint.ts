/** Shows each hint whose draft is on this device, until the form is opened and shows the draft. */
export function showDraftHints() {
  for (const hint of document.querySelectorAll<HTMLElement>("[data-draft]")) {
    hint.hidden = !hasDraft(hint.dataset);
    const details = hint.parentElement?.querySelector("details");
    details?.addEventListener("toggle", () => (hint.hidden = true));
  }
}

// Importing `stores/drafts.ts` would make the page's script larger.
function hasDraft({ draft = "", lifetime }: DOMStringMap): boolean {
  try {
    return Date.now() - JSON.parse(localStorage.getItem(draft) ?? "{}").at < Number(lifetime);
  } catch {
    return false;
  }
}
