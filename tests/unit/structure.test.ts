import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

/**
 * The floors of the code, from the lowest to the highest. A file may import from its own floor and from those before
 * it. A file is on the floor of the longest prefix of its path that is listed here.
 */
const floors = [
  "content",
  "src/lib",
  "src/ui",
  "src/collections/schemas",
  "src/collections/descriptors",
  "src/collections",
  "src/content.config.ts",
  "src/server",
  // A room of the community imports only the rooms before it.
  "src/community/help",
  "src/community/posts",
  "src/community/spam",
  "src/community/accounts",
  "src/community/mail",
  "src/community/forum",
  "src/community/privacy",
  "src/community/search",
  "src/community/moderation",
  "src/subjects/glossary",
  "src/subjects/text",
  "src/subjects/about",
  "src/subjects/treatment",
  "src/subjects/literature",
  "src/subjects/media",
  "src/subjects/podcasts",
  "src/subjects/blog",
  "src/subjects/store",
  "src/subjects/site",
  "src/subjects/support",
  "src/subjects/home",
  "src/build",
  "src/layouts",
  "src/pages",
  "functions",
  "astro.config.mjs",
  "scripts",
  "studio",
  "scripts/dev.ts",
];

/**
 * The kinds of file in the rooms, and what each must not import. `server` runs in functions, `view` is a .ts or .tsx
 * that runs in browsers and in functions, and `markup` is an .astro file, which the build renders once.
 */
const forbidden = {
  // Tables contain the categories of discussions and the types of posts, which are shapes of content.
  server: /\.astro$|^src\/collections\/(?!schemas\/)/,
  view: /\.astro$|\/server\/|^src\/collections\/(?!schemas\/)/,
  markup: /\/server\//,
};

/** This view reads the content for pages. */
const readsContent = "src/community/help/lines/site-help-lines.ts";

/** Imports that a floor may not have, although they point down. */
const apart: Record<string, RegExp> = {
  functions: /^src\/(pages|layouts|build)\/|\.astro$/,
  scripts: /^src\/(pages|layouts)\/|\.astro$/,
  studio: /^(scripts|functions|src\/(community|subjects|pages|layouts))\//,
  "src/build": /^(functions|src\/(community|pages|layouts))\//,
};

const textOf = (file: string) => readFileSync(file, "utf8");

const floorOf = (file: string): string =>
  floors
    .filter((floor) => file === floor || file.startsWith(`${floor}/`))
    .toSorted((a, b) => b.length - a.length)[0] ?? "";

function kindOf(file: string): keyof typeof forbidden | undefined {
  if (!/^src\/(community|subjects)\//.test(file)) return undefined;
  if (file.includes("/server/")) return "server";
  return file.endsWith(".astro") ? "markup" : "view";
}

const files = globSync("{src,functions,scripts,studio}/**/*.{ts,tsx,astro,mjs,css}", {
  exclude: ["studio/tests/**"],
}).concat("astro.config.mjs");

function importsOf(text: string, file: string): string[] {
  const found = text.matchAll(/(?:from|import|import\()\s*["'](\.[^"'?]+)/g);
  return [...found].map(([, path = ""]) => normalize(join(dirname(file), path)));
}

const imports = new Map(files.map((file) => [file, importsOf(textOf(file), file)]));

const arrows = [...imports].flatMap(([file, targets]) =>
  targets.map((target) => ({ file, target })),
);

const written = ({ file, target }: { file: string; target: string }) => `${file} imports ${target}`;

test("assigns every file to a floor", () => {
  expect(files.length).toBeGreaterThan(400);
  expect(files.filter((file) => !floorOf(file))).toEqual([]);
});

test("imports only from the same floor and lower ones", () => {
  const height = (file: string) => floors.indexOf(floorOf(file));
  const wrong = arrows.filter(({ file, target }) => height(target) > height(file));
  expect(wrong.map(written)).toEqual([]);
});

test("has no circle of files", () => {
  const done = new Set<string>();
  const circles: string[] = [];
  function visit(file: string, path: string[]) {
    if (path.includes(file)) circles.push(path.slice(path.indexOf(file)).join(" > "));
    if (path.includes(file) || done.has(file)) return;
    for (const target of imports.get(file) ?? []) visit(target, path.concat(file));
    done.add(file);
  }
  for (const file of files) visit(file, []);
  expect(circles).toEqual([]);
});

const withoutTypes = (text: string) => text.replace(/^(import|export) type [^;]*;/gm, "");

test("imports only what runs in the same place", () => {
  const wrong = arrows.filter(({ file, target }) => {
    const kind = kindOf(file);
    return kind && forbidden[kind].test(target) && file !== readsContent;
  });
  const values = wrong.filter(({ file, target }) =>
    importsOf(withoutTypes(textOf(file)), file).includes(target),
  );
  expect(values.map(written)).toEqual([]);
});

test("keeps the Studio, the build, functions and scripts apart", () => {
  const wrong = arrows.filter(({ file, target }) => apart[floorOf(file)]?.test(target));
  const studio = arrows.filter(
    ({ file, target }) =>
      target.startsWith("studio/") && !file.startsWith("studio/") && file !== "scripts/dev.ts",
  );
  expect([...wrong, ...studio].map(written)).toEqual([]);
});

test("keeps Node and Astro imports out of shared code", () => {
  const pure = files.filter((file) =>
    /^src\/(lib|collections\/(descriptors|schemas))\/|\/schema(\.ts$|\/)/.test(file),
  );
  expect(pure.length).toBeGreaterThan(50);
  const impure = /from "(node|astro)[:/"]/;
  expect(pure.filter((file) => impure.test(textOf(file)))).toEqual([]);
});

test("has at most twelve files of code in a folder", () => {
  const folders = Map.groupBy(
    files.filter((file) => /^src\/(lib|ui|collections|server|community|subjects)\//.test(file)),
    (file) => dirname(file),
  );
  expect([...folders].filter(([, inside]) => inside.length > 12).map(([folder]) => folder)).toEqual(
    [],
  );
});

const pages = globSync("src/**/*.astro").map((file) => ({ file, text: textOf(file) }));

test("hydrates islands with our directive", () => {
  for (const { file, text } of pages)
    expect(text.match(/\bclient:(?!early\b)[\w-]+/g) ?? [], file).toEqual([]);
});

test("names every island, and nothing else, .island.tsx", () => {
  const hydrated = pages.flatMap(({ file, text }) =>
    Array.from(text.matchAll(/<(\w+)\s+client:/g), ([, name]) => {
      const [, path = ""] = new RegExp(`import ${name}\\b[^"]* from "([^"]+)"`).exec(text) ?? [];
      return normalize(join(dirname(file), path));
    }),
  );
  expect([...new Set(hydrated)].toSorted()).toEqual(globSync("src/**/*.island.tsx").toSorted());
});
