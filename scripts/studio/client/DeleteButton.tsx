import { useRef, useState } from "react";
import type { OpenFile } from "../protocol.ts";
import { ApiError, removeFile } from "./api.ts";
import { keepDraft } from "./drafts.ts";
import { goTo } from "./route.ts";

/** Takes an entry away, once the creator has said that this is meant. */
export function DeleteButton({ file }: { file: OpenFile }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [reasons, setReasons] = useState<string[]>([]);
  const remove = async () => {
    try {
      await removeFile(file.at, file.base);
      keepDraft(file.at, undefined);
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
          {file.file} is taken away.
          {hasAddress(file) &&
            " What it is called in addresses is noted, so that no old link ever leads to something else."}
        </p>
        {reasons.length > 0 && (
          <ul className="notice danger" role="alert">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
        <div className="choices">
          <button type="button" className="button quiet" onClick={() => dialog.current?.close()}>
            Keep it
          </button>
          <button type="button" className="button" onClick={remove}>
            Delete it
          </button>
        </div>
      </dialog>
    </>
  );
}

/** Whether a link can lead to the entry by its number or name. */
const hasAddress = ({ at, fields }: OpenFile) => "id" in fields || at.startsWith("glossary/");
