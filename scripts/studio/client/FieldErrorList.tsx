import type { Ref } from "react";
import { plural } from "../../../src/lib/plural.ts";
import type { FieldError, FormField, Path } from "../protocol.ts";
import { idOf } from "./form-context.ts";
import type { FileForm } from "./use-file-form.ts";

/** Every error that prevents saving, each with a link to its field. */
export function FieldErrorList({ state, ref }: { state: FileForm; ref: Ref<HTMLDivElement> }) {
  const { fieldErrors, elsewhere, file } = state;
  const hasNoField = ({ path: [key] }: FieldError) => !file.form.some((field) => field.key === key);
  // While the creator types, the error next to the field is enough. A list would move the field.
  const isShown = state.failures > 0 || elsewhere.length > 0 || fieldErrors.some(hasNoField);
  if (!isShown || fieldErrors.length + elsewhere.length === 0) return null;
  return (
    <section className="notice danger" ref={ref} tabIndex={-1} aria-label="Mistakes">
      <p>
        <strong>{plural(fieldErrors.length + elsewhere.length, "mistake")} to fix</strong> before
        you can save:
      </p>
      <ul>
        {fieldErrors.map((error) => (
          <li key={error.path.join(".") + error.text}>
            <ErrorLine error={error} form={file.form} />
          </li>
        ))}
        {elsewhere.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

function ErrorLine({ error: { path, text }, form }: { error: FieldError; form: FormField[] }) {
  if (path.length === 0) return text;
  return (
    <>
      <button type="button" className="link" onClick={() => focusNearest(path)}>
        {labelsOn(path, form).join(", ")}
      </button>
      : {text}
    </>
  );
}

/** The labels on a path, such as `Timestamps 1` and `Time`. */
function labelsOn([key, ...rest]: Path, fields: FormField[]): string[] {
  if (key === undefined) return [];
  const field = fields.find((one) => one.key === key);
  if (!field) return [key, ...rest].map(String);
  if (field.kind === "object") return [field.title, ...labelsOn(rest, field.fields)];
  const [at, ...inner] = rest;
  if (field.kind !== "list" || typeof at !== "number") return [field.title];
  const { item } = field;
  const below = item.kind === "object" ? labelsOn(inner, item.fields) : [];
  return [`${field.title} ${at + 1}`, ...below];
}

/** Focuses the field, or the innermost group around it that is shown. */
function focusNearest(path: Path) {
  for (let length = path.length; length > 0; length--) {
    const element = document.getElementById(idOf(path.slice(0, length)));
    if (element) return element.focus();
  }
}
