import type { Common } from "./LeafInput.tsx";

interface Props {
  common: Common;
  text: string;
  put: (typed: string) => void;
  options: string[];
  isNeeded: boolean;
}

/** One of a few words; a word that is none of them stays visible until another is chosen. */
export function ChoiceInput({ common, text, put, options, isNeeded }: Props) {
  const known = text === "" || options.includes(text) ? options : [text, ...options];
  return (
    <select {...common} value={text} onChange={({ target }) => put(target.value)}>
      {(!isNeeded || text === "") && <option value="">{isNeeded ? "Choose one" : "None"}</option>}
      {known.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  );
}
