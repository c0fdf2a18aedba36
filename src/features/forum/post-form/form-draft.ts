import type { createDraft } from "./drafts.ts";
import { type Control, controlsOf, isBegun, isBox, typedIn } from "./form-controls.ts";

type Draft = ReturnType<typeof createDraft>;

/** Fills in the saved draft. Keeps text that the visitor has typed already. */
export function restoreDraft(form: HTMLFormElement, draft: Draft) {
  const isTyped = isBegun(form);
  const values = draft.restore(typedIn(form)) ?? {};
  for (const control of controlsOf(form)) restore(control, values[control.name] ?? "");
  if (isTyped) draft.save(typedIn(form));
}

function restore(control: Control, value: string) {
  if (isBox(control)) control.checked ||= value === control.value;
  else control.value ||= value;
}
