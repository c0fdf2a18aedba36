import { fromLocal, toLocal } from "../local-time.ts";
import type { Option, Path, Shape } from "../protocol.ts";
import { describedBy, idOf, useForm } from "./form-context.ts";
import { VideoHelp } from "./VideoHelp.tsx";

interface Props {
  shape: Shape;
  path: Path;
  value: unknown;
  isRequired: boolean;
  hasErrors: boolean;
  /** The accessible name of an input without a label. */
  label?: string;
}

/** The input of a field that contains no other fields. */
export function LeafInput({ shape, path, value, isRequired, hasErrors, label }: Props) {
  const { change, touch } = useForm();
  const text = textOf(value);
  const setText = (next: string) => change(path, next === "" && !isRequired ? undefined : next);
  const attributes = {
    id: idOf(path),
    "aria-describedby": describedBy(path, hasErrors),
    "aria-invalid": hasErrors || undefined,
    "aria-label": label,
    autoComplete: "off",
    onBlur: () => touch(path),
  };
  const typed = {
    ...attributes,
    value: text,
    onChange: ({ target }: { target: { value: string } }) => setText(target.value),
  };

  switch (shape.kind) {
    case "choice":
      return (
        <select {...typed}>
          <Options options={shape.options} text={text} isRequired={isRequired} />
        </select>
      );
    case "day":
      return <input {...typed} type="date" max="9999-12-31" />;
    case "moment":
      return (
        <input
          {...typed}
          type="datetime-local"
          max="9999-12-31T23:59"
          value={toLocal(text)}
          onChange={({ target }) => setText(fromLocal(target.value))}
        />
      );
    case "yesNo":
      return (
        <input
          {...attributes}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) =>
            change(path, target.checked || (isRequired ? false : undefined))
          }
        />
      );
    case "number":
      return (
        <input
          {...typed}
          inputMode="numeric"
          onChange={({ target }) => change(path, asNumber(target.value))}
        />
      );
    default: {
      const { isLong = false, input = "text" } = shape.kind === "text" ? shape : {};
      if (isLong) return <textarea {...typed} rows={3} />;
      return (
        <>
          <input {...typed} inputMode={input === "video" ? "url" : input} />
          {input === "video" && <VideoHelp path={path} text={text} />}
        </>
      );
    }
  }
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

interface OptionsProps {
  options: Option[];
  text: string;
  isRequired: boolean;
}

/** An unknown value stays visible until another option is chosen. */
export function Options({ options, text, isRequired }: OptionsProps) {
  const isKnown = text === "" || options.some(({ value }) => value === text);
  const shown = isKnown ? options : [{ value: text, label: text }, ...options];
  return (
    <>
      {(!isRequired || text === "") && (
        <option value="">{isRequired ? "Choose one" : "None"}</option>
      )}
      {shown.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  );
}

/** Parses a number. Any other text stays as it is, so that the check reports it. */
function asNumber(typed: string): number | string | undefined {
  if (typed.trim() === "") return undefined;
  return /^-?\d+(\.\d+)?$/.test(typed.trim()) ? Number(typed) : typed;
}
