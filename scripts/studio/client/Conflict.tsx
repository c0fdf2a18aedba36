import type { FormField, OpenFile } from "../protocol.ts";
import type { FileForm } from "./use-file-form.ts";

/** Lets the creator choose a version if the file has changed since it was opened. */
export function Conflict({ state }: { state: FileForm }) {
  const { conflict, draft, keepMine, discard, file } = state;
  if (!conflict) return null;
  if (conflict === "deleted")
    return (
      <div className="notice" role="alert">
        <p>
          <strong>The file has been deleted</strong> since you opened it. Your text is still here.
        </p>
        <button type="button" className="button quiet" onClick={keepMine}>
          Keep my version
        </button>
      </div>
    );
  return (
    <div className="notice" role="alert">
      <p>
        <strong>The file has changed</strong> since you opened it. Choose which version to keep.
        These fields differ:
      </p>
      <div className="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Version in the file</th>
              <th scope="col">Your version</th>
            </tr>
          </thead>
          <tbody>
            {differences(conflict, draft, file.form).map(({ title, theirs, mine }) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                <td>{theirs}</td>
                <td>{mine}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="choices">
        <button type="button" className="button" onClick={keepMine}>
          Keep my version
        </button>
        <button type="button" className="button quiet" onClick={discard}>
          Use the version in the file
        </button>
      </div>
    </div>
  );
}

function differences(theirs: OpenFile, mine: FileForm["draft"], form: FormField[]) {
  const rows = [
    ...form.map((field) => ({
      title: field.title,
      theirs: shownValue(theirs.fields[field.key], field),
      mine: shownValue(mine.fields[field.key], field),
    })),
    { title: "Main text", theirs: theirs.body ?? "", mine: mine.body ?? "" },
  ];
  return rows.filter((row) => row.theirs !== row.mine);
}

function shownValue(value: unknown, field: FormField): string {
  if (value === undefined) return "(empty)";
  if (field.kind === "yesNo") return value ? "Ticked" : "Not ticked";
  const options = field.kind === "choice" || field.kind === "choices" ? field.options : [];
  const chosen = options.filter((option) => [value].flat().includes(option.value));
  if (chosen.length > 0) return chosen.map(({ label }) => label).join(", ");
  return typeof value === "string" ? value : JSON.stringify(value);
}
