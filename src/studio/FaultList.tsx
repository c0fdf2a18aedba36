import type { Ref } from "react";
import { idOf } from "./form-context.ts";
import { counted } from "./names.ts";
import type { Fault, FormField, Path } from "./protocol.ts";
import type { FileForm } from "./use-file-form.ts";

/** Everything that keeps a file from being saved, each with the way to its field. */
export function FaultList({ state, ref }: { state: FileForm; ref: Ref<HTMLDivElement> }) {
  const { faults, elsewhere, file } = state;
  const hasNoPlace = ({ path: [key] }: Fault) =>
    ![...file.form.map((field) => field.key), "words", "file"].includes(String(key));
  // While one types, the words beside the field are enough; a list would push it away.
  const isNews = state.refusals > 0 || elsewhere.length > 0 || faults.some(hasNoPlace);
  if (!isNews || faults.length + elsewhere.length === 0) return null;
  return (
    <section className="notice danger faults" ref={ref} tabIndex={-1} aria-label="To mend">
      <p>
        <strong>{counted(faults.length + elsewhere.length, "thing")} to mend</strong> before this
        can be saved:
      </p>
      <ul>
        {faults.map((fault) => (
          <li key={fault.path.join(".") + fault.text}>
            <FaultLine fault={fault} form={file.form} />
          </li>
        ))}
        {elsewhere.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

function FaultLine({ fault: { path, text }, form }: { fault: Fault; form: FormField[] }) {
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
  if (key === "words") return "The words";
  if (key === "file") return "Name of the file";
  const field = form.find((one) => one.key === key);
  return [
    field?.title ?? key,
    ...rest.map((one) => (typeof one === "number" ? one + 1 : one)),
  ].join(" ");
}

/** Goes to the field, or to the innermost thing around it that is there. */
function focusNearest(path: Path) {
  for (let length = path.length; length > 0; length--) {
    const place = document.getElementById(idOf(path.slice(0, length)));
    if (place) return place.focus();
  }
}
