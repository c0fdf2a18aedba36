import type { Common } from "./LeafInput.tsx";

interface Props {
  common: Common;
  text: string;
  put: (typed: string) => void;
  kind: "day" | "moment";
}

/** A day, or a moment in UTC as the file has it, with a button for this very one. */
export function TimeInput({ common, text, put, kind }: Props) {
  return (
    <div className="with-button">
      <input
        {...common}
        type={kind === "day" ? "date" : "text"}
        autoComplete="off"
        value={text}
        onChange={({ target }) => put(target.value)}
      />
      <button
        type="button"
        className="button quiet"
        aria-describedby={common.id}
        onClick={() => put(now(kind))}
      >
        {kind === "day" ? "Today" : "Now"}
      </button>
    </div>
  );
}

function now(kind: Props["kind"]): string {
  const time = new Date().toISOString();
  return kind === "day" ? time.slice(0, 10) : time.replace(/\.\d+/, "");
}
