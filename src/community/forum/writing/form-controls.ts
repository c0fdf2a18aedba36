import type { Typed } from "../../../lib/input/form-field.ts";
import type { createDraft } from "./drafts/drafts.ts";

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Leaves out buttons, hidden fields and the honeypot. */
export const controlsOf = (form: HTMLFormElement): Control[] =>
  Array.from(form.elements).filter(isControl);

function isControl(element: Element): element is Control {
  if (element instanceof HTMLInputElement)
    return element.type !== "hidden" && element.tabIndex >= 0;
  return element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;
}

const isBox = (control: Control): control is HTMLInputElement => control.type === "checkbox";

export const isBegun = (form: HTMLFormElement): boolean =>
  controlsOf(form).some((control) => (isBox(control) ? control.checked : control.value));

export const typedIn = (form: HTMLFormElement): Typed =>
  Object.fromEntries(
    controlsOf(form)
      .filter((control) => !isBox(control) || control.checked)
      .map(({ name, value }) => [name, value]),
  );

export function restoreDraft(
  form: HTMLFormElement,
  draft: ReturnType<typeof createDraft>,
  suggested: Typed = {},
) {
  const isTyped = isBegun(form);
  const values = draft.restore(typedIn(form)) ?? suggested;
  for (const control of controlsOf(form)) restore(control, values[control.name] ?? "");
  if (isTyped) draft.save(typedIn(form));
}

function restore(control: Control, value: string) {
  if (isBox(control)) control.checked ||= value === control.value;
  else control.value ||= value;
}
