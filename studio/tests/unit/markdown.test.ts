import { expect, test } from "vitest";
import {
  insertLink,
  insertPicture,
  type Selected,
  type TextEdit,
  toggleLines,
  toggleMark,
} from "../../client/MarkdownInput.tsx";

/**
 * Runs a change on a text in which `[` and `]` are the ends of the selection.
 * @returns the new text, marked in the same way
 */
function after(marked: string, change: (selected: Selected) => TextEdit): string {
  const start = marked.indexOf("[");
  const end = marked.indexOf("]") - 1;
  const text = marked.replace(/[[\]]/g, "");
  const edit = change({ text, start, end });
  const result = text.slice(0, edit.start) + edit.text + text.slice(edit.end);
  const { length } = edit.text;
  const [from, to] = (edit.selection ?? [length, length]).map((at) => at + edit.start);
  return `${result.slice(0, from)}[${result.slice(from, to)}]${result.slice(to)}`;
}

const formats = {
  bold: (selected: Selected) => toggleMark(selected, "**"),
  heading: (selected: Selected) => toggleLines(selected, "## "),
  list: (selected: Selected) => toggleLines(selected, "- "),
};

test.each<[keyof typeof formats, string, string]>([
  ["bold", "I [am] ill", "I **[am]** ill"],
  ["bold", "I **[am]** ill", "I [am] ill"],
  ["bold", "I []", "I **[text]**"],
  ["bold", "I[ am ]ill", "I **[am]** ill"],
  ["bold", "[One.\n\nTwo.]", "[**One.**\n\n**Two.**]"],
  ["heading", "One\nT[w]o\nThree", "One\n## Two[]\nThree"],
  ["heading", "## T[w]o", "Two[]"],
  ["list", "- On[e\n- Tw]o", "One\nTwo[]"],
  ["list", "- On[e\nTw]o", "- One\n- Two[]"],
])("adds or removes the format %s: %j becomes %j", (format, before, result) => {
  expect(after(before, formats[format])).toBe(result);
});

test("inserts a link around the selection or its title, selects a missing address, and inserts a picture", () => {
  const term = (selected: Selected) => insertLink(selected, "/glossary/cyst", "Cyst");
  expect(after("A [small\nhole].", term)).toBe("A [small hole](/glossary/cyst)[].");
  expect(after("A []", term)).toBe("A [Cyst](/glossary/cyst)[]");
  const link = (selected: Selected) => insertLink(selected, "", "words [1]");
  const picture = (selected: Selected) => insertPicture(selected, "a.jpg", "A slide");
  expect(after("A [small] hole", picture)).toBe("A small![A slide](../pictures/a.jpg)[] hole");
  expect(after("See []", link)).toBe("See [words \\[1\\]]([https://])");
});
