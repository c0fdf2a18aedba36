import type { Typed } from "../lib/form-field.ts";
import type { createDraft } from "../stores/drafts.ts";

type Draft = ReturnType<typeof createDraft>;
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

// Excludes hidden fields and the honeypot.
const inputs = "input:not([type=hidden],[tabindex])";

export const firstField = (root: Element | null): HTMLElement | null | undefined =>
  root?.querySelector<HTMLElement>(inputs);

const controlsOf = (root: Element) => [
  ...root.querySelectorAll<Control>(`${inputs},textarea,select`),
];

const isBox = (control: Control): control is HTMLInputElement => control.type === "checkbox";

export const isBegun = (root: Element | null): boolean =>
  root !== null &&
  controlsOf(root).some((control) => (isBox(control) ? control.checked : control.value));

/** Without a box that is not ticked, as in `FormData`. */
export const typedIn = (form: HTMLFormElement): Typed =>
  Object.fromEntries(
    controlsOf(form)
      .filter((control) => !isBox(control) || control.checked)
      .map(({ name, value }) => [name, value]),
  );

/** Fills in the saved draft. Keeps text that the visitor has typed already. */
export function restoreDraft(form: HTMLFormElement | null, draft: Draft) {
  if (!form) return;
  const values = draft.restore() ?? {};
  const isTyped = isBegun(form);
  for (const control of controlsOf(form)) restore(control, values[control.name] ?? "");
  if (isTyped) draft.save(typedIn(form));
}

function restore(control: Control, value: string) {
  if (isBox(control)) control.checked ||= value === control.value;
  else control.value ||= value;
}
