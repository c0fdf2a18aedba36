import { type RefObject, useState } from "react";
import { termPath } from "../../../src/lib/entry-paths.ts";
import type { Option } from "../protocol.ts";
import { Options } from "./LeafInput.tsx";
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

interface Props {
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
export function MarkdownToolbar({ area, terms }: Props) {
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
          <Options options={terms} text={term} isRequired />
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
