import type { FormField, OpenFile, Option } from "../protocol.ts";
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
      <div className="cluster">
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
  const body = { key: "body", title: "Main text", kind: "text" as const };
  const rows = [
    ...form.map((field) => ({
      field,
      one: theirs.fields[field.key],
      other: mine.fields[field.key],
    })),
    { field: body, one: theirs.body, other: mine.body },
  ];
  return rows
    .filter(({ one, other }) => JSON.stringify(one) !== JSON.stringify(other))
    .map(({ field, one, other }) => ({
      title: field.title,
      theirs: shownValue(one, field),
      mine: shownValue(other, field),
    }));
}

function shownValue(value: unknown, field: { kind: string; options?: Option[] }): string {
  if (field.kind === "yesNo") return value ? "Ticked" : "Not ticked";
  if (value === undefined) return "(empty)";
  const labels = new Map(field.options?.map((option) => [option.value, option.label]));
  const labelOf = (one: unknown) => labels.get(String(one)) ?? String(one);
  if (field.kind === "choices" && Array.isArray(value)) return value.map(labelOf).join(", ");
  return typeof value === "object" ? JSON.stringify(value) : labelOf(value);
}
