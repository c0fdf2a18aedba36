import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  encoding: "utf8",
})
  .trim()
  .split("\n");

/** All files and folders, and the ends of their paths: `src/lib`, `forum/Replies.tsx`, `Replies.tsx`. */
const existing = new Set(
  files.flatMap((file) => {
    const parts = file.split("/");
    const folders = parts.map((_, end) => parts.slice(0, end).join("/"));
    const ends = parts.map((_, start) => parts.slice(start).join("/"));
    return folders.concat(ends);
  }),
);

const exceptions = new Set([
  // The build writes them.
  ".build/templates/scheduled.json",
  "/glossary-index.json",
  "/islands.json",
  "/search-index.json",
  "/version.json",
  // The creator adds them, or a guide shows them as an example.
  "content/pictures",
  "content/supplements/chamomile.json",
  "content/videos/105.json",
  "evidence-101.md",
  "videos-4.md",
  // The recipes in CONTRIBUTING.md create them.
  "content/links/first.json",
  "content/teas/green-tea.json",
  "content/treatment-tabs/teas.json",
  "functions/helped.ts",
  "functions/numbers.ts",
  "src/collections/descriptors/links.ts",
  "src/collections/queries/links.ts",
  "src/components/treatment/TeaCard.astro",
  "src/islands/counter/Counter.tsx",
  "src/pages/links.astro",
  "src/server/forum/discussions/helped.ts",
  "src/server/numbers/list.ts",
  "tests/api/numbers.test.ts",
  // They show how a name looks.
  "./field.ts",
  ".spec.ts",
  ".test.ts",
  "docs/pictures/NAME.webp",
]);

const extensions = "tsx?|astro|mjs|css|mdx?|json|toml|ya?ml|grit|webp";
const folders = "content|docs|functions|public|scripts|src|studio|tests|\\.github|\\.vscode";
const start = "(?<![\\w./@<>{}*$:…-])";
const end = "(?![\\w*<…{$-])";
/** A file name with or without folders, or a path from the top of the project. */
const name = new RegExp(
  `${start}(?:[\\w./[\\]-]*[\\w\\]-]\\.(?:${extensions})|(?:${folders})/[\\w./[\\]-]*[\\w\\]])${end}`,
  "g",
);

const all = (text: string, pattern: RegExp) => text.match(pattern) ?? [];

/** The files and folders that a text names. The targets of links are tested in `guides.test.ts`. */
const namesIn = (text: string) => all(text.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1"), name);

const missingFrom = (file: string, text: string) =>
  namesIn(text)
    .filter((name) => !existing.has(name) && !exceptions.has(name))
    .map((name) => `${file} names ${name}`);

const read = (file: string) => readFileSync(file, "utf8");

function commentsOf(file: string): string {
  const comment = /\.(ya?ml|toml)$/.test(file)
    ? /(?<=^|\s)#.*/gm
    : /(?<=^|\s)\/\/.*|\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/gm;
  return all(read(file), comment).join("\n");
}

test("finds every file that a document names", () => {
  const documents = files.filter((file) => /^(?!content\/|tests\/fixtures\/).*\.md$/.test(file));
  expect(documents).toEqual(expect.arrayContaining(["README.md", "docs/decisions/README.md"]));
  expect(documents.flatMap((file) => missingFrom(file, read(file)))).toEqual([]);
});

test("finds every file that a comment names", () => {
  const code = files.filter((file) =>
    /^(?!content\/|\.vscode\/).*\.(tsx?|astro|mjs|css|ya?ml|toml|grit)$/.test(file),
  );
  expect(code.flatMap((file) => namesIn(commentsOf(file))).length).toBeGreaterThan(40);
  expect(code.flatMap((file) => missingFrom(file, commentsOf(file)))).toEqual([]);
});
