import { changedFields } from "../changed-fields.ts";
import { FieldChanges } from "./FieldChanges.tsx";
import type { FileForm } from "./use-file-form.ts";

/** Lets the creator choose a version if the file has changed since it was opened. */
export function Conflict({ state }: { state: FileForm }) {
  const { conflict, draft, keepMine, discard, file } = state;
  if (!conflict) return null;
  if (conflict.base === "")
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
      <FieldChanges
        fields={changedFields(file.form, conflict, draft)}
        names={["Version in the file", "Your version"]}
      />
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
