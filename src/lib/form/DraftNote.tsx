/** Whether this device keeps what is typed: not yet, since it was typed, or from an earlier visit. */
export type DraftState = "none" | "kept" | "restored";

export type DraftNoteProps = { draft?: DraftState | undefined; onClear?: (() => void) | undefined };

/** Says quietly where the visitor's words are, and lets them be thrown away. Empty without JavaScript. */
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
