import { useRef, useState } from "react";
import type { OpenFile } from "../protocol.ts";
import { ApiError, removeFile } from "./api.ts";
import { storeDraft } from "./drafts.ts";
import { goTo } from "./route.ts";

/** Deletes an entry after the creator confirms it. */
export function DeleteButton({ file }: { file: OpenFile }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [reasons, setReasons] = useState<string[]>([]);
  const remove = async () => {
    try {
      await removeFile(file.at, file.base);
      storeDraft(file.at, undefined);
      goTo(`#/${file.at.replace(/\/.*/, "")}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setReasons([error.message, ...(error.more.elsewhere ?? [])]);
    }
  };
  return (
    <>
      <button type="button" className="link danger" onClick={() => dialog.current?.showModal()}>
        Delete
      </button>
      <dialog ref={dialog} aria-labelledby="delete-title" onClose={() => setReasons([])}>
        <h2 id="delete-title">Delete this {file.one}?</h2>
        <p>
          This deletes the file {file.file}.
          {hasAddress(file) &&
            " Its number or name is never used again, so that old links cannot open another entry."}
        </p>
        {reasons.length > 0 && (
          <ul className="notice danger" role="alert">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
        <div className="cluster">
          <button type="button" className="button quiet" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
          <button type="button" className="button" onClick={remove}>
            Delete
          </button>
        </div>
      </dialog>
    </>
  );
}

/** Returns true if addresses contain the number or name of the entry. */
const hasAddress = ({ at, fields }: OpenFile) => "id" in fields || at.startsWith("glossary/");
