import type { TypedInputProps } from "./input-props.ts";

interface Props extends TypedInputProps {
  kind: "day" | "moment";
}

/** A date, or a time in UTC, with a button for the current one. */
export function TimeInput({ attributes, text, setText, kind }: Props) {
  return (
    <div className="cluster with-button">
      <input
        {...attributes}
        type={kind === "day" ? "date" : "text"}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button
        type="button"
        className="button quiet"
        aria-describedby={attributes.id}
        onClick={() => setText(now(kind))}
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
