import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { editMarkdown, markdownParts } from "../../src/collections/edit/edit-frontmatter.ts";
import { editJson, jsonFields } from "../../src/collections/edit/edit-json.ts";
import { fixtureContent } from "../support/content.ts";

const lines = (...all: string[]) => `${all.join("\n")}\n`;
test("does not change a file if no field changes", () => {
  for (const path of globSync(`${fixtureContent}/**/*.json`)) {
    const text = readFileSync(path, "utf8");
    expect(editJson(text, jsonFields(text)), path).toBe(text);
  }
  for (const path of globSync(`${fixtureContent}/*/*.{md,mdx}`)) {
    const text = readFileSync(path, "utf8");
    const { fields, body } = markdownParts(text);
    expect(editMarkdown(text, fields, body), path).toBe(text);
  }
});

test("keeps comments, order and commas when a value changes", () => {
  const text = lines("{", "  // Never changed.", '  "title": "A", // short', '  "id": 1,', "}");
  expect(editJson(text, { title: "B", id: 1 })).toBe(text.replace('"A"', '"B"'));
});

test("adds a field at the end and removes it with its line", () => {
  const text = lines("{", '  "id": 1', "}");
  const added = editJson(text, { id: 1, title: "A" });
  expect(added).toBe(lines("{", '  "id": 1,', '  "title": "A"', "}"));
  expect(editJson(added, { id: 1 })).toBe(text);
});

test("keeps the comments on the items of a list that grows or shrinks", () => {
  const text = lines("{", '  "items": [', '    "a", // the first', '    "b"', "  ]", "}");
  const grown = editJson(text, { items: ["a", "c", "d"] });
  const written = ['    "a", // the first', '    "c",', '    "d"'];
  expect(grown).toBe(lines("{", '  "items": [', ...written, "  ]", "}"));
  expect(jsonFields(editJson(grown, { items: ["a"] }))).toEqual({ items: ["a"] });
});

test("changes the fields of a Markdown file without its body, and the body without its fields", () => {
  const text = lines("---", "# Never changed.", "id: 1", 'title: "A" # short', "---", "", "Words.");
  const fields = { id: 1, title: "B" };
  expect(editMarkdown(text, fields, "Words.")).toBe(text.replace('"A"', '"B"'));
  expect(editMarkdown(text, { id: 1, title: "A" }, "Other\n\nwords.")).toBe(
    text.replace("Words.", "Other\n\nwords."),
  );
});

test("keeps the order of the fields in a new Markdown file", () => {
  const fields = { id: 1, title: "A: b", items: [{ title: "c" }], updated: "2026-11-21" };
  expect(editMarkdown("", fields, "Words.")).toBe(
    lines(
      "---",
      "id: 1",
      'title: "A: b"',
      "items:",
      "  - title: c",
      "updated: 2026-11-21",
      "---",
      "",
      "Words.",
    ),
  );
});

test("reads a title with the soft line break that other programs paste", () => {
  const title = "Two weeks\u2028of sleep";
  const text = `---\nid: 1\ntitle: ${title}\n---\n\nWords.\n`;
  expect(markdownParts(text)).toEqual({ fields: { id: 1, title }, body: "Words." });
});
