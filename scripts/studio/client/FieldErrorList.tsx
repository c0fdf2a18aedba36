import type { Ref } from "react";
import { plural } from "../../../src/lib/plural.ts";
import type { FieldError, FormField, Path } from "../protocol.ts";
import { idOf } from "./form-context.ts";
import type { FileForm } from "./use-file-form.ts";

/** All errors because of which a file cannot be saved, each with a link to its field. */
export function FieldErrorList({ state, ref }: { state: FileForm; ref: Ref<HTMLDivElement> }) {
  const { fieldErrors, elsewhere, file } = state;
  const hasNoPlace = ({ path: [key] }: FieldError) =>
    ![...file.form.map((field) => field.key), "body", "file"].includes(String(key));
  // While the creator types, the error next to the field is enough; a list would move the field.
  const isNews = state.refusals > 0 || elsewhere.length > 0 || fieldErrors.some(hasNoPlace);
  if (!isNews || fieldErrors.length + elsewhere.length === 0) return null;
  return (
    <section className="notice danger" ref={ref} tabIndex={-1} aria-label="To mend">
      <p>
        <strong>{plural(fieldErrors.length + elsewhere.length, "thing")} to mend</strong> before
        this can be saved:
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
        {titleOf(path, form)}
      </button>
      : {text}
    </>
  );
}

function titleOf([key = "", ...rest]: Path, form: FormField[]): string {
  if (key === "body") return "Main text";
  if (key === "file") return "Name of the file";
  const field = form.find((one) => one.key === key);
  return [
    field?.title ?? key,
    ...rest.map((one) => (typeof one === "number" ? one + 1 : one)),
  ].join(" ");
}

/** Focuses the field, or the innermost group around it that is shown. */
function focusNearest(path: Path) {
  for (let length = path.length; length > 0; length--) {
    const place = document.getElementById(idOf(path.slice(0, length)));
    if (place) return place.focus();
  }
}
