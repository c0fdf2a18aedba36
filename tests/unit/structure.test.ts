import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

/** What each part may import besides itself. Design, section 2: imports point one way. */
const allowed: Record<string, string[]> = {
  "src/pages": [
    "src/layouts",
    "src/components",
    "src/islands",
    "src/data",
    "src/lib",
    "src/schemas",
    "src/styles",
  ],
  "src/layouts": ["src/components", "src/data", "src/lib", "src/schemas", "src/styles"],
  "src/components": [
    "src/assets",
    "src/islands",
    "src/data",
    "src/lib",
    "src/schemas",
    "src/styles",
  ],
  "src/islands": ["src/stores", "src/lib", "src/schemas"],
  "src/stores": ["src/lib", "src/schemas"],
  "src/data": ["content", "src/lib", "src/schemas"],
  "src/lib": ["src/schemas"],
  "src/schemas": [],
  "src/content-files": ["src/lib", "src/schemas"],
  "src/studio": ["src/lib"],
  "src/server": ["content", "src/content-files", "src/lib", "src/schemas"],
  functions: ["src/server", "src/schemas", "src/lib"],
  scripts: [
    "src/server",
    "src/integrations",
    "src/content-files",
    "src/lib",
    "src/schemas",
    "src/studio",
  ],
  "tests/bench": [
    "src/content-files",
    "src/server",
    "src/lib",
    "scripts",
    "tests/e2e",
    "tests/setup",
  ],
};

const partOf = (file: string) =>
  file
    .split("/")
    .slice(0, /^(src|tests)\//.test(file) ? 2 : 1)
    .join("/");
const files = Object.keys(allowed).flatMap((part) => globSync(`${part}/**/*.{ts,tsx,astro}`));

function importsOf(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const found = text.matchAll(/(?:from|import|import\()\s*["'](\.[^"']+)["']/g);
  return [...found].map(([, path = ""]) => normalize(join(dirname(file), path)));
}

test("imports point one way", () => {
  const wrong = files.flatMap((file) =>
    importsOf(file)
      .filter(
        (target) => ![partOf(file), ...(allowed[partOf(file)] ?? [])].includes(partOf(target)),
      )
      .map((target) => `${file} imports ${target}`),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});

test("no file of the site is named for nothing in particular", () => {
  const vague = files.filter((file) => /(^|\/)(utils?|helpers?|common|misc)([./]|$)/.test(file));
  expect(vague).toEqual([]);
});

test("every island that visitors meet sleeps until it is touched", () => {
  // The moderators' desk is all island, and nothing before it wakes.
  const pages = globSync("{src,content}/**/*.{astro,mdx}", {
    exclude: ["src/pages/desk.astro"],
  }).map((file) => readFileSync(file, "utf8"));
  const directives = pages.flatMap((text) => text.match(/\bclient:[\w-]+/g) ?? []);
  expect(new Set(directives)).toEqual(new Set(["client:touch"]));
});
