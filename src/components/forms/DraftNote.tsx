import type { DraftState } from "../../lib/draft-key.ts";

export type DraftNoteProps = { draft?: DraftState | undefined; onClear?: (() => void) | undefined };

/** Reports a saved draft, with a button to delete it. Empty without JavaScript. */
export function DraftNote({ draft = "none", onClear }: DraftNoteProps) {
  return (
    <div className="cluster hint form-draft">
      <p role="status">{draft === "restored" && "Your draft has been restored."}</p>
      {draft !== "none" && (
        <>
          <p>Your draft is saved on this device until you post it.</p>
          <button className="tap form-clear" type="button" onClick={onClear}>
            Clear
          </button>
        </>
      )}
    </div>
  );
}
