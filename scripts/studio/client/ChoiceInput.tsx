import type { Option } from "../protocol.ts";
import type { TypedInputProps } from "./input-props.ts";

interface Props extends TypedInputProps {
  options: Option[];
  isRequired: boolean;
}

/** A choice of one option. An unknown value stays visible until another option is chosen. */
export function ChoiceInput({ attributes, text, setText, options, isRequired }: Props) {
  const isKnown = text === "" || options.some(({ value }) => value === text);
  const shown = isKnown ? options : [{ value: text, label: text }, ...options];
  return (
    <select {...attributes} value={text} onChange={({ target }) => setText(target.value)}>
      {(!isRequired || text === "") && (
        <option value="">{isRequired ? "Choose one" : "None"}</option>
      )}
      {shown.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
