import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

// Biome finds its configuration in the folder of the files that it checks.
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "spread-literals-"));
  const configuration = {
    root: true,
    html: { experimentalFullSupportEnabled: true },
    linter: { rules: { preset: "none" } },
    plugins: [resolve("tests/lint/no-spread-literals.grit")],
  };
  writeFileSync(join(folder, "biome.json"), JSON.stringify(configuration));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the rule on a file. @returns the numbers of the lines that it reports */
function reportedLines(name: string, lines: string[]): number[] {
  const file = join(folder, name);
  writeFileSync(file, lines.join("\n"));
  const biome = resolve("node_modules/.bin/biome");
  const { stdout } = spawnSync(biome, ["lint", "--reporter=github", file], {
    cwd: folder,
    encoding: "utf8",
  });
  return [...stdout.matchAll(/,line=(\d+),.*spreads a literal/g)].map(([, line]) => Number(line));
}

test("reports a spread literal in objects, lists and calls", () => {
  const lines = [
    "export const object = { ...{ kind: 1, title: 2 } };",
    'export const list = [...["a", "b"]];',
    'export const constant = [...(["a", "b"] as const)];',
    'export const checked = [...(["a"] satisfies string[])];',
    "call(...[1, 2]);",
    "new Date(...[2026, 10]);",
  ];
  expect(reportedLines("literals.ts", lines)).toEqual([1, 2, 3, 4, 5, 6]);
});

test("reports a spread literal in React and Astro", () => {
  const view = ["export const View = () => (", "  <p {...{ id: 'a' }}>{[...['b']]}</p>", ");"];
  expect(reportedLines("View.tsx", view)).toEqual([2, 2]);
  const page = ["---", "const a = [...['b']];", "---", "<p>{[...a, ...['c']]}</p>"];
  expect(reportedLines("page.astro", page)).toEqual([2, 4]);
});

test("accepts other spreads, also of a literal that depends on a condition", () => {
  const lines = [
    "export const object = { ...old, kind: 1 };",
    "export const optional = { ...(title && { title }) };",
    "export const list = [...old, ...(isOpen ? ['a'] : []), ...['a', 'b'].map(call)];",
  ];
  expect(reportedLines("others.ts", lines)).toEqual([]);
});
