import type { DraftState } from "../../lib/draft-key.ts";

export type DraftNoteProps = { draft?: DraftState | undefined; onClear?: (() => void) | undefined };

/** Shows that a draft is saved, with a button that deletes it. Empty without JavaScript. */
export function DraftNote({ draft = "none", onClear }: DraftNoteProps) {
  return (
    <div className="form-draft">
      <p role="status">{draft === "restored" && "Your draft from last time is back."}</p>
      {draft !== "none" && (
        <>
          <p>What you type is kept on this device until you post it.</p>
          <button className="form-clear" type="button" onClick={onClear}>
            Clear
          </button>
        </>
      )}
    </div>
  );
}
