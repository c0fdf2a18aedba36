/** Shows each hint at a draft that this device holds, until the form is opened, which says so itself. */
export function showDraftHints() {
  for (const hint of document.querySelectorAll<HTMLElement>("[data-draft]")) {
    hint.hidden = !isKept(hint.dataset);
    const details = hint.parentElement?.querySelector("details");
    details?.addEventListener("toggle", () => (hint.hidden = true));
  }
}

// With `draft-place.ts` itself, which the form uses, this would be no script within the page any more.
function isKept({ draft = "", lifetime }: DOMStringMap): boolean {
  try {
    return Date.now() - JSON.parse(localStorage.getItem(draft) ?? "{}").at < Number(lifetime);
  } catch {
    return false;
  }
}
