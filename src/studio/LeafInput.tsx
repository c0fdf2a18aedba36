import { describedBy, idOf, useForm } from "./form-context.ts";
import { JsonInput } from "./JsonInput.tsx";
import type { Path, Shape } from "./protocol.ts";

interface Props {
  shape: Shape;
  path: Path;
  value: unknown;
  isNeeded: boolean;
  hasFaults: boolean;
  /** The name of the field, where no label beside it says it. */
  label?: string;
}

/** The place to type a text, a number, a day, or to choose one thing. */
export function LeafInput({ shape, path, value, isNeeded, hasFaults, label }: Props) {
  const { change, isNew, pictures, touch } = useForm();
  const common = {
    id: idOf(path),
    "aria-describedby": describedBy(path, hasFaults),
    "aria-invalid": hasFaults || undefined,
    "aria-label": label,
    onBlur: () => touch(path),
  };
  const typed = (text: string) => change(path, text === "" && !isNeeded ? undefined : text);
  const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
  const [last] = path.slice(-1);

  if (shape.kind === "yesNo")
    return (
      <input
        {...common}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => change(path, target.checked || (isNeeded ? false : undefined))}
      />
    );
  if (shape.kind === "choice")
    return (
      <select {...common} value={text} onChange={({ target }) => typed(target.value)}>
        {(!isNeeded || text === "") && <option value="">{isNeeded ? "Choose one" : "None"}</option>}
        {text !== "" && !shape.options.includes(text) && <option>{text}</option>}
        {shape.options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  if (shape.kind === "json") return <JsonInput common={common} path={path} value={value} />;
  if (shape.kind === "text" && shape.isLong)
    return (
      <textarea {...common} rows={3} value={text} onChange={({ target }) => typed(target.value)} />
    );
  if (shape.kind === "number")
    return (
      <input
        {...common}
        inputMode="numeric"
        autoComplete="off"
        readOnly={last === "id" && !isNew}
        value={text}
        onChange={({ target }) => change(path, asNumber(target.value))}
      />
    );
  if (shape.kind === "day" || shape.kind === "moment")
    return (
      <div className="with-button">
        <input
          {...common}
          type={shape.kind === "day" ? "date" : "text"}
          autoComplete="off"
          value={text}
          onChange={({ target }) => typed(target.value)}
        />
        <button type="button" className="button quiet" onClick={() => typed(now(shape.kind))}>
          {shape.kind === "day" ? "Today" : "Now"}
          <span className="visually-hidden"> for this field</span>
        </button>
      </div>
    );
  const isPicture = last === "thumbnail" && pictures.length > 0;
  return (
    <>
      <input
        {...common}
        type={shape.kind === "text" && shape.input === "email" ? "email" : "text"}
        inputMode={shape.kind === "text" ? shape.input : "text"}
        autoComplete="off"
        list={isPicture ? "pictures" : undefined}
        value={text}
        onChange={({ target }) => typed(target.value)}
      />
      {isPicture && (
        <datalist id="pictures">
          {pictures.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
    </>
  );
}

/** What was typed as a number; where it is none, as it stands, so that the check can say so. */
const asNumber = (text: string) => {
  if (text.trim() === "") return undefined;
  return /^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : text;
};

function now(kind: "day" | "moment"): string {
  const time = new Date().toISOString();
  return kind === "day" ? time.slice(0, 10) : time.replace(/\.\d+/, "");
}
