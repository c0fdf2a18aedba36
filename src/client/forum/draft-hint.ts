/** Shows a hint if this device has a draft, until the visitor opens the form, or its text if there is no form. */
export function showDraftHints() {
  for (const hint of document.querySelectorAll<HTMLElement>("[data-draft]")) {
    const draft = readDraft(hint.dataset);
    hint.hidden = !draft;
    const text = hint.querySelector("textarea");
    if (text) text.value = draft?.content ?? "";
    const details = hint.parentElement?.querySelector("details");
    details?.addEventListener("toggle", () => (hint.hidden = true));
  }
}

// Does not import `stores/drafts.ts`, to keep the script small.
function readDraft({ draft = "", lifetime }: DOMStringMap): { content?: string } | undefined {
  try {
    const { at, values } = JSON.parse(localStorage.getItem(draft) ?? "{}");
    return Date.now() - at < Number(lifetime) ? values : undefined;
  } catch {
    return undefined;
  }
}
