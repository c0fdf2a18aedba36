import type { FormField, OpenFile } from "../protocol.ts";
import type { FileForm } from "./use-file-form.ts";

/** Reports that the file has changed since it was opened, and asks which version to keep. */
export function Conflict({ state }: { state: FileForm }) {
  const { conflict, draft, keepMine, discard, file } = state;
  if (!conflict) return null;
  if (conflict === "gone")
    return (
      <div className="notice" role="alert">
        <p>The file was taken away while you were writing. What you typed is still here.</p>
        <button type="button" className="button quiet" onClick={keepMine}>
          Keep mine, to write it anew
        </button>
      </div>
    );
  return (
    <div className="notice" role="alert">
      <p>
        <strong>The file has changed</strong> since you opened it. What you typed is still here.
        These parts differ:
      </p>
      <div className="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">In the file</th>
              <th scope="col">Yours</th>
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
          Keep mine
        </button>
        <button type="button" className="button quiet" onClick={discard}>
          Take the file’s
        </button>
      </div>
    </div>
  );
}

const shown = (value: unknown) =>
  typeof value === "string" ? value : value === undefined ? "nothing" : JSON.stringify(value);

function differences(theirs: OpenFile, mine: FileForm["draft"], form: FormField[]) {
  const rows = [
    ...form.map(({ key, title }) => [title, theirs.fields[key], mine.fields[key]] as const),
    ["Main text", theirs.body, mine.body] as const,
  ];
  return rows
    .filter(([, one, other]) => JSON.stringify(one) !== JSON.stringify(other))
    .map(([title, one, other]) => ({ title, theirs: shown(one), mine: shown(other) }));
}
