import { useEffect } from "react";
import type { Typed } from "../lib/form/field.ts";
import type { createDraft } from "../stores/drafts.ts";

type Draft = ReturnType<typeof createDraft>;
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

// Neither what is sent along unseen nor the field that only programs fill in.
const typed = "input:not([type=hidden],[tabindex])";

/** Where one begins to type. */
export const firstField = (place: Element | null): HTMLElement | null | undefined =>
  place?.querySelector<HTMLElement>(typed);

const controlsOf = (place: Element) => [
  ...place.querySelectorAll<Control>(`${typed},textarea,select`),
];

/** Whether something stands in a field. */
export const isBegun = (place: Element | null): boolean =>
  place !== null && controlsOf(place).some(({ value }) => value);

/** What stands in the fields of a form that visitors see. */
export const typedIn = (form: HTMLFormElement): Typed =>
  Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value]));

/** Gives a form back what an earlier visit left. What has been typed meanwhile stays. */
export function restoreDraft(form: HTMLFormElement | null, draft: Draft) {
  if (!form) return;
  const values = draft.restore() ?? {};
  const isTyped = isBegun(form);
  for (const control of controlsOf(form)) control.value ||= values[control.name] ?? "";
  if (isTyped) draft.save(typedIn(form));
}

/** Writes down what was typed last when the page goes away; phones may never bring it back. */
export function useFlushOnLeaving(draft: Draft) {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    addEventListener("pagehide", draft.flush, { signal });
    document.addEventListener("visibilitychange", draft.flush, { signal });
    return () => {
      draft.flush();
      stop.abort();
    };
  }, [draft]);
}
