import type { TypedInputProps } from "./input-props.ts";

interface Props extends TypedInputProps {
  options: string[];
  isNeeded: boolean;
}

/** A choice of options; an unknown value stays visible until another is chosen. */
export function ChoiceInput({ attributes, text, setText, options, isNeeded }: Props) {
  const known = text === "" || options.includes(text) ? options : [text, ...options];
  return (
    <select {...attributes} value={text} onChange={({ target }) => setText(target.value)}>
      {(!isNeeded || text === "") && <option value="">{isNeeded ? "Choose one" : "None"}</option>}
      {known.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  );
}
