import { useState } from "react";
import { formatMoment } from "../changed-fields.ts";
import type { EarlierVersion, OpenFile } from "../protocol.ts";
import { readHistory, restoreVersion } from "./api.ts";
import { ConfirmButton } from "./ConfirmButton.tsx";
import { FieldChanges } from "./FieldChanges.tsx";
import { Load } from "./Load.tsx";

/** The published versions of a file, each with a button that restores it. */
export function EarlierVersions({ file }: { file: OpenFile }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="launch" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Earlier versions</summary>
      {isOpen && (
        <Load key={file.base} load={() => readHistory(file.at)}>
          {(versions) => (
            <ul role="list" className="stack">
              {versions.map((version) => (
                <Version key={version.date + version.id} version={version} file={file} />
              ))}
              {versions.length === 0 && <li className="hint">It has not been published yet.</li>}
            </ul>
          )}
        </Load>
      )}
    </details>
  );
}

function Version({ version, file }: { version: EarlierVersion; file: OpenFile }) {
  const { id, date, author, isCurrent, fields } = version;
  const moment = formatMoment(date);
  const restore = async () => {
    await restoreVersion(file.file, id);
    // The form then compares itself with the file.
    dispatchEvent(new Event("focus"));
  };
  return (
    <li className="card stack close">
      <p>
        <strong>{moment}</strong> <span className="hint">{author}</span>{" "}
        {isCurrent && <span className="badge">In the file now</span>}
      </p>
      {fields.length > 0 ? <FieldChanges fields={fields} /> : <p className="hint">First version</p>}
      {!isCurrent && (
        <ConfirmButton
          text="Restore"
          about={`the version of ${moment}`}
          title="Restore this version?"
          action={restore}
        >
          The entry gets the text of {moment}. Visitors see it once you publish it.
        </ConfirmButton>
      )}
    </li>
  );
}
