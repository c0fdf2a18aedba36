// Runs before React, from the first letter. A form that React runs has `noValidate`.

import { readDraft, rememberSent, saveDraft, withoutEmpty } from "../../../../lib/browser/draft.ts";
import type { Typed } from "../../../../lib/input/form-field.ts";
import { typedIn } from "../form-controls.ts";

const earlier: Record<string, Typed> = {};
const ids: Record<string, string | undefined> = {};

function formOf({ target }: Event): HTMLFormElement | undefined {
  const form = target instanceof Element && target.closest("form");
  return form && form.name !== "" && !form.noValidate ? form : undefined;
}

document.addEventListener("input", (event) => {
  const form = formOf(event);
  if (!form) return;
  earlier[form.name] ??= readDraft(form.name)?.values ?? {};
  const values = { ...earlier[form.name], ...withoutEmpty(typedIn(form)) };
  ids[form.name] = saveDraft(form.name, values, ids[form.name]);
});

document.addEventListener("submit", (event) => {
  const form = formOf(event);
  if (form) rememberSent(form.name, ids[form.name]);
});
