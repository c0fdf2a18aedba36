import { type ComponentProps, type RefObject, useRef, useState } from "react";
import { termPath } from "../../../src/lib/entry-paths.ts";
import type { Option } from "../protocol.ts";
import {
  applyEdit,
  insertLink,
  insertPicture,
  type Selected,
  type TextEdit,
  toggleLines,
  toggleMark,
} from "./markdown-edits.ts";
import { PicturePicker } from "./pictures/PicturePicker.tsx";

interface InputProps {
  typed: ComponentProps<"textarea">;
  /** The glossary terms to link to; undefined for plain text. */
  terms: Option[] | undefined;
}

/** The main text of a file, in Markdown or plain. */
export function MarkdownInput({ typed, terms }: InputProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      {terms && <Toolbar area={area} terms={terms} />}
      <textarea {...typed} ref={area} className="body" rows={18} />
    </>
  );
}

interface ToolbarProps {
  area: RefObject<HTMLTextAreaElement | null>;
  terms: Option[];
}

const formats: [name: string, (selected: Selected) => TextEdit][] = [
  ["Bold", (selected) => toggleMark(selected, "**")],
  ["Italic", (selected) => toggleMark(selected, "_")],
  ["Heading", (selected) => toggleLines(selected, "## ")],
  ["List", (selected) => toggleLines(selected, "- ")],
  ["Link", (selected) => insertLink(selected, "", "words of the link")],
];

/** Buttons that write Markdown into a text field, for creators who do not know it. */
function Toolbar({ area, terms }: ToolbarProps) {
  const [term, setTerm] = useState(terms[0]?.value ?? "");
  const title = terms.find(({ value }) => value === term)?.label ?? term;
  const [isPicking, setPicking] = useState(false);
  const run = (change: (selected: Selected) => TextEdit) => {
    if (!area.current) return;
    const { value: text, selectionStart: start, selectionEnd: end } = area.current;
    applyEdit(area.current, change({ text, start, end }));
  };
  return (
    <>
      <fieldset className="item-buttons">
        <legend className="visually-hidden">Format the selected text</legend>
        {formats.map(([name, change]) => (
          <button key={name} type="button" onClick={() => run(change)}>
            {name}
          </button>
        ))}
        <button type="button" onClick={() => setPicking(true)}>
          Picture
        </button>
        <select aria-label="Term" value={term} onChange={({ target }) => setTerm(target.value)}>
          {terms.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <button type="button" onClick={() => run((now) => insertLink(now, termPath(term), title))}>
          Link to the term
        </button>
      </fieldset>
      {isPicking && (
        <PicturePicker
          onPick={(file, alt) => run((selected) => insertPicture(selected, file, alt))}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}
