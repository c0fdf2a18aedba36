import { type ComponentProps, type RefObject, useRef, useState } from "react";
import { termPath } from "../../src/lib/posts/entry-paths.ts";
import type { Option } from "../protocol.ts";
import { PicturePicker } from "./Pictures.tsx";
import { toMarkdown } from "./paste.ts";

interface InputProps {
  typed: ComponentProps<"textarea">;
  /** Undefined for plain text. */
  terms: Option[] | undefined;
}

export function MarkdownInput({ typed, terms }: InputProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      {terms && <Toolbar area={area} terms={terms} />}
      <textarea
        {...typed}
        ref={area}
        className="body"
        rows={18}
        onPaste={(event) => {
          const text = terms && toMarkdown(event.clipboardData.getData("text/html"));
          if (!text) return;
          event.preventDefault();
          document.execCommand("insertText", false, text);
        }}
      />
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

export interface Selected {
  text: string;
  start: number;
  end: number;
}

export interface TextEdit extends Selected {
  /** Selected afterwards; if undefined, the cursor is placed after the text. */
  selection?: [from: number, to: number];
}

/** A mark must not touch spaces or span lines. */
export function toggleMark({ text, start, end }: Selected, mark: string): TextEdit {
  const size = mark.length;
  const words = text.slice(start, end);
  if (text.slice(start - size, start) === mark && text.slice(end, end + size) === mark)
    return {
      start: start - size,
      end: end + size,
      text: words,
      selection: [0, words.length],
    };
  const marked = (words.trim() ? words : "text").replace(/\S(?:.*\S)?/g, `${mark}$&${mark}`);
  const inner = words.trim().includes("\n") ? 0 : size;
  const from = marked.indexOf(mark) + inner;
  return { start, end, text: marked, selection: [from, marked.trimEnd().length - inner] };
}

export function toggleLines({ text, start, end }: Selected, mark: string): TextEdit {
  const first = text.slice(0, start).lastIndexOf("\n") + 1;
  const last = `${text}\n`.indexOf("\n", end);
  const lines = text.slice(first, last).split("\n");
  const filled = lines.filter((line) => line.trim() !== "");
  const isMarked = filled.length > 0 && filled.every((line) => line.startsWith(mark));
  const changed = lines
    .map((line) => {
      const plain = line.replace(/^(#{1,6}|[-*+]|\d+[.)]) +/, "");
      return isMarked || (line.trim() === "" && filled.length > 0) ? plain : mark + plain;
    })
    .join("\n");
  return { start: first, end: last, text: changed };
}

const inBrackets = (words: string) => `[${words.replace(/\s+/g, " ").replace(/[[\]\\]/g, "\\$&")}]`;

/** A missing address is selected, so that one can be pasted. */
export function insertLink({ text, start, end }: Selected, to: string, words: string): TextEdit {
  const lead = `${inBrackets(text.slice(start, end).trim() || words)}(`;
  if (to) return { start, end, text: `${lead}${to})` };
  const selection: [number, number] = [lead.length, lead.length + "https://".length];
  return { start, end, text: `${lead}https://)`, selection };
}

export const insertPicture = ({ end }: Selected, file: string, alt: string): TextEdit => ({
  start: end,
  end,
  text: `!${inBrackets(alt)}(../pictures/${file})`,
});

/** Only a typed change can be undone by the browser. */
function applyEdit(area: HTMLTextAreaElement, edit: TextEdit): void {
  const { start, end, text, selection } = edit;
  area.focus();
  area.setSelectionRange(start, end);
  document.execCommand("insertText", false, text);
  if (selection) area.setSelectionRange(start + selection[0], start + selection[1]);
}
