import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

/**
 * The layers of the code, and the layers that each may import. A file belongs to the longest prefix of its path that is
 * listed here. React views (`src/components/*.tsx`) are a separate layer, because islands and functions render them.
 */
const allowed: Record<string, string[]> = {
  "astro.config.mjs": ["src/build", "src/collections"],
  "src/content.config.ts": ["src/collections"],
  "src/pages": [
    "src/layouts",
    "src/components",
    "views",
    "src/islands",
    "src/collections",
    "src/artwork",
    "src/errors",
    "src/lib",
    "src/styles",
    "src/build/licences.ts",
  ],
  "src/layouts": ["src/components", "src/islands", "src/styles"],
  "src/components": [
    "views",
    "src/islands",
    "src/collections",
    "src/artwork",
    "src/assets",
    "src/errors",
    "src/lib",
    "src/schemas",
    "src/styles",
    "src/build/inline-script.ts",
    "src/components/help/site-help-lines.ts",
  ],
  "src/islands": ["views", "src/artwork", "src/stores", "src/api-client", "src/lib", "src/schemas"],
  "src/stores": ["src/api-client", "src/lib", "src/schemas"],
  "src/api-client": ["src/schemas"],
  views: ["src/artwork", "src/collections/schemas", "src/errors", "src/lib", "src/schemas"],
  "src/collections": [
    "content",
    "src/collections/descriptors",
    "src/collections/schemas",
    "src/errors",
    "src/lib",
    "src/schemas",
  ],
  "src/collections/descriptors": [
    "src/collections/schemas",
    "src/errors",
    "src/lib",
    "src/schemas",
  ],
  "src/collections/schemas": ["src/errors", "src/lib", "src/schemas"],
  "src/artwork": ["src/assets", "src/lib"],
  "src/errors": ["src/lib"],
  "src/lib": ["src/schemas"],
  "src/schemas": [],
  "src/server": ["content", "views", "src/collections", "src/errors", "src/lib", "src/schemas"],
  "src/build": ["src/artwork", "src/collections", "src/errors", "src/lib"],
  "src/build/inline-script.ts": [],
  "src/components/help/site-help-lines.ts": ["views", "src/collections"],
  "src/build/licences.ts": [],
  functions: ["src/server"],
  scripts: [
    "src/build",
    "src/collections",
    "src/errors",
    "src/lib",
    "src/schemas",
    "src/server",
    "src/styles",
    "studio/server/middleware.ts",
  ],
  // Used by both sides.
  studio: ["src/collections", "src/lib"],
  "studio/client": ["studio", "src/collections", "src/lib"],
  "studio/server": ["studio", "src/collections", "src/errors", "src/lib", "src/server"],
  "studio/server/middleware.ts": ["studio", "scripts", "src/build", "src/collections"],
};

const layers = Object.keys(allowed).toSorted((a, b) => b.length - a.length);

function layerOf(file: string): string {
  if (file in allowed) return file;
  if (/^src\/components\/.*\.tsx?$/.test(file)) return "views";
  return layers.find((layer) => file === layer || file.startsWith(`${layer}/`)) ?? topOf(file);
}

const topOf = (file: string) =>
  file
    .split("/")
    .slice(0, file.startsWith("src/") ? 2 : 1)
    .join("/");

const files = globSync("{src,functions,scripts,studio}/**/*.{ts,tsx,astro,mjs}", {
  exclude: ["studio/tests/**"],
}).concat("astro.config.mjs");

function importsOf(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const found = text.matchAll(/(?:from|import|import\()\s*["'](\.[^"'?]+)/g);
  return [...found].map(([, path = ""]) => normalize(join(dirname(file), path)));
}

const imports = new Map(files.map((file) => [file, importsOf(file)]));

/** A permission for a layer includes the layers inside it. */
const mayImport = (layer: string, target: string): boolean =>
  layer === target ||
  (allowed[layer] ?? []).some((other) => target === other || target.startsWith(`${other}/`));

const base = ["env.ts", "db", "http", "site-secret.ts", "site-settings.ts"];

/**
 * The floors of the server: each folder and file of `src/server`, from the lowest to the highest, with those that it may
 * import. `posts` is what replies, comments and discussions share. The features above it do not import each other, except
 * that mail is written and posts are moderated wherever they are stored.
 */
const floors: Record<string, string[]> = {
  "env.ts": [],
  db: ["env.ts"],
  "site-secret.ts": ["env.ts", "db"],
  http: ["env.ts", "db"],
  "site-settings.ts": ["env.ts", "http"],
  visitors: base,
  posts: base.concat("visitors"),
  publish: base,
  blog: base.concat("visitors"),
  mail: base.concat("visitors", "posts"),
  moderation: base.concat("visitors", "posts", "mail"),
  forum: base.concat("visitors", "posts", "mail", "moderation"),
  "private-links": base.concat("visitors", "posts", "mail", "moderation"),
  search: base.concat("forum"),
  privacy: base.concat("visitors", "posts"),
};

const floorOf = (file: string) => /^src\/server\/([^/]+)/.exec(file)?.[1];

test("assigns every folder of the server to a floor, and imports only from lower ones", () => {
  const order = Object.keys(floors);
  const found = new Set(files.flatMap((file) => floorOf(file) ?? []));
  expect([...found].toSorted()).toEqual(order.toSorted());
  for (const [floor, lower] of Object.entries(floors))
    expect(order.slice(0, order.indexOf(floor))).toEqual(expect.arrayContaining(lower));

  const wrong = files.flatMap((file) => {
    const floor = floorOf(file);
    if (!floor) return [];
    return (imports.get(file) ?? [])
      .filter((target) => {
        const other = floorOf(target);
        return other && other !== floor && !floors[floor]?.includes(other);
      })
      .map((target) => `${file} imports ${target}`);
  });
  expect(wrong).toEqual([]);
});

test("assigns every file to a layer", () => {
  expect(files.length).toBeGreaterThan(400);
  expect(files.filter((file) => !["views", ...layers].includes(layerOf(file)))).toEqual([]);
});

test("imports only from allowed layers", () => {
  const wrong = files.flatMap((file) => {
    const layer = layerOf(file);
    return (imports.get(file) ?? [])
      .filter((target) => !mayImport(layer, layerOf(target)))
      .map((target) => `${file} imports ${target}`);
  });
  expect(wrong).toEqual([]);
});

test("starts the Studio from `npm run dev` only", () => {
  const others = [...files, ...globSync("tests/**/*.{ts,tsx}")].filter(
    (file) => !file.startsWith("studio/"),
  );
  const importers = others.filter((file) =>
    importsOf(file).some((target) => target.startsWith("studio/")),
  );
  expect(importers).toEqual(["scripts/dev.ts"]);
});

test("keeps Node and Astro out of what browsers and functions import", () => {
  const pure = globSync(
    "src/{lib,schemas,collections/descriptors,collections/schemas}/**/*.{ts,tsx}",
  );
  expect(pure.length).toBeGreaterThan(50);
  const impure = /from "(node|astro)[:/"]/;
  expect(pure.filter((file) => impure.test(readFileSync(file, "utf8")))).toEqual([]);
});

test("has no import cycles", () => {
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (file: string, path: string[]): void => {
    if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(" -> "));
    if (done.has(file) || path.includes(file)) return;
    for (const target of imports.get(file) ?? []) visit(target, [...path, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  expect(cycles).toEqual([]);
});

test("has no vague file names", () => {
  const vague = /(^|\/)(utils?|helpers?|common|misc|shared)([./]|$)/;
  expect(files.filter((file) => vague.test(file))).toEqual([]);
});

test("hydrates islands only by our directive", () => {
  const pages = globSync("src/**/*.astro");
  const used = pages.flatMap((file) => readFileSync(file, "utf8").match(/\bclient:[\w-]+/g) ?? []);
  expect(new Set(used)).toEqual(new Set(["client:interaction"]));
});

/** Code that reaches into the page by hand, with the reason. Everything else gets props, slots and stores. */
const byHand: Record<string, string> = {
  "src/islands/forum/InsteadOf.tsx": "empties an element of the server before React draws in it",
  "src/build/client-interaction.ts": "the status of an island whose code has not come",
};

test("reaches into the page by hand only where a reason is given", () => {
  const calls =
    /\b(querySelector(All)?|innerHTML|outerHTML|insertAdjacentHTML|createRoot|replaceChildren)\b/;
  const pages = files.filter((file) => /^src\/(?!server|artwork)/.test(file));
  const found = pages.filter((file) => calls.test(readFileSync(file, "utf8")));
  expect(found).toEqual(Object.keys(byHand));
});
