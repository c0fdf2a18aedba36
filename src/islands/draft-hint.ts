import { draftKey, isFresh } from "../lib/form/draft-place.ts";

/** Shows each hint at a draft that this device holds, until the form is opened, which says so itself. */
export function showDraftHints() {
  for (const hint of document.querySelectorAll<HTMLElement>("[data-draft]")) {
    hint.hidden = !isKept(hint.dataset["draft"] ?? "");
    const details = hint.parentElement?.querySelector("details");
    details?.addEventListener("toggle", () => (hint.hidden = true));
  }
}

function isKept(place: string): boolean {
  try {
    return isFresh(JSON.parse(localStorage.getItem(draftKey(place)) ?? "{}").at);
  } catch {
    return false;
  }
}
