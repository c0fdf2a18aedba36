import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

/**
 * The layers (floors) of the code, and those that each may import: arrows point down. A file is in the layer of the
 * longest prefix of its path that is listed here. A feature has four layers: `schemas`, the shapes of its data, for
 * everyone; `features`, its .ts and .tsx, which run in browsers and render pages in functions; `markup`, its .astro,
 * rendered once by the build; and `servers`, its folder `server/`.
 */
const allowed: Record<string, string[]> = {
  "astro.config.mjs": ["src/build", "src/collections"],
  "src/content.config.ts": ["src/collections"],
  "src/pages": [
    "src/layouts",
    "markup",
    "features",
    "src/community/help/lines/site-help-lines.ts",
    "src/ui",
    "src/collections",
    "src/lib",
    "src/build/licences.ts",
  ],
  "src/layouts": ["markup", "features", "src/ui"],
  markup: [
    "features",
    "src/community/help/lines/site-help-lines.ts",
    "src/ui",
    "src/collections",
    "schemas",
    "src/lib",
    "src/ui/page/inline-script.ts",
  ],
  features: ["src/collections/schemas", "schemas", "src/ui", "src/lib"],
  "src/community/help/lines/site-help-lines.ts": ["features", "src/collections"],
  "src/ui": ["src/lib", "src/ui/page/inline-script.ts"],
  "src/collections": [
    "content",
    "src/collections/descriptors",
    "src/collections/schemas",
    "src/ui/drawings",
    "src/lib",
  ],
  "src/collections/descriptors": ["src/collections/schemas", "src/lib"],
  "src/collections/schemas": ["src/lib"],
  schemas: ["src/lib"],
  "src/lib": [],
  functions: ["servers", "src/server"],
  // Functions render the views of features.
  servers: [
    "content",
    "features",
    "src/server",
    "src/collections/schemas",
    "schemas",
    "src/ui",
    "src/lib",
  ],
  "src/server": ["content", "src/collections", "src/ui", "src/lib"],
  "src/build": ["src/subjects/site", "src/collections", "src/lib"],
  "src/ui/page/inline-script.ts": [],
  "src/build/licences.ts": [],
  scripts: ["src/build", "src/collections", "schemas", "servers", "src/server", "src/lib"],
  "scripts/dev.ts": [
    "scripts",
    "src/build",
    "src/collections",
    "src/server",
    "studio/server/middleware.ts",
  ],
  // Used by both sides.
  studio: ["src/collections", "src/lib"],
  "studio/client": ["studio", "src/collections", "src/ui", "src/lib"],
  "studio/server": ["studio", "src/collections", "src/lib", "src/server"],
  "studio/server/middleware.ts": ["studio", "src/build", "src/collections", "src/server"],
};

/** The layers from which a layer may import types only. */
const typesFrom: Record<string, string> = {
  features: "src/collections/descriptors",
};

const floors = Object.keys(allowed).toSorted((a, b) => b.length - a.length);

function floorOf(file: string): string {
  if (file in allowed) return file;
  const [, feature, inside = ""] = /^src\/features\/([^/]+)\/(.+)/.exec(file) ?? [];
  if (feature) return floorInFeature(inside);
  return floors.find((floor) => file.startsWith(`${floor}/`)) ?? topOf(file);
}

function floorInFeature(file: string): string {
  if (file.startsWith("server/")) return "servers";
  if (/^schema(\.ts$|\/)/.test(file)) return "schemas";
  return file.endsWith(".astro") ? "markup" : "features";
}

const topOf = (file: string) =>
  file
    .split("/")
    .slice(0, file.startsWith("src/") ? 2 : 1)
    .join("/");

const files = globSync("{src,functions,scripts,studio}/**/*.{ts,tsx,astro,mjs,css}", {
  exclude: ["studio/tests/**"],
}).concat("astro.config.mjs");

const textOf = (file: string) => readFileSync(file, "utf8");

function importsOf(text: string, file: string): string[] {
  const found = text.matchAll(/(?:from|import|import\()\s*["'](\.[^"'?]+)/g);
  return [...found].map(([, path = ""]) => normalize(join(dirname(file), path)));
}

const imports = new Map(files.map((file) => [file, importsOf(textOf(file), file)]));

/** Every import, as the file and its target. */
const arrows = [...imports].flatMap(([file, targets]) =>
  targets.map((target) => ({ file, target })),
);

const written = ({ file, target }: { file: string; target: string }) => `${file} imports ${target}`;

/** A permission for a layer includes the layers inside it, and a permission can name a file. */
const mayImport = (floor: string, target: string): boolean =>
  [floor, ...(allowed[floor] ?? [])].some(
    (other) => floorOf(target) === other || target === other || target.startsWith(`${other}/`),
  );

test("assigns every file to a layer", () => {
  expect(files.length).toBeGreaterThan(400);
  expect(files.filter((file) => !(floorOf(file) in allowed))).toEqual([]);
});

/** The imports that remain in JavaScript. */
const withoutTypes = (text: string) => text.replace(/^(import|export) type [^;]*;/gm, "");

test("imports only from lower layers", () => {
  const wrong = arrows.filter(({ file, target }) => !mayImport(floorOf(file), target));
  const types = wrong.filter(({ file, target }) => {
    const isType = !importsOf(withoutTypes(textOf(file)), file).includes(target);
    return typesFrom[floorOf(file)] === floorOf(target) && isType;
  });
  expect(wrong.filter((arrow) => !types.includes(arrow)).map(written)).toEqual([]);
});

/**
 * The files that each feature offers to other features, besides its schema. A feature that is not listed offers none.
 */
const offered: Record<string, string[]> = {
  forum: [
    "WriterBadge.tsx",
    "api.ts",
    "Comments.island.tsx",
    "HelpForComments.astro",
    "PostsSection.tsx",
    "post-form/form.css",
    "server/discussions/queries.ts",
    "server/form-token.ts",
    "server/insert-post.ts",
    "server/places.ts",
    "server/private-link-token.ts",
    "server/stored-post.ts",
  ],
  glossary: ["GlossaryTerm.astro", "term.css"],
  help: [
    "HelpFirst.tsx",
    "HelpLine.tsx",
    "HelpLines.tsx",
    "HelpNow.tsx",
    "danger.ts",
    "page-help.ts",
    "server/help-now.ts",
    "site-help-lines.ts",
  ],
  mail: [
    "server/outbox.ts",
    "server/queue.ts",
    "server/send.ts",
    "server/stopped.ts",
    "server/subscriptions.ts",
  ],
  media: ["player.ts"],
  moderation: ["server/sessions/sessions.ts", "server/spam/assess.ts", "server/spam/rules.ts"],
  privacy: ["server/erase.ts"],
  search: ["SearchField.tsx"],
  site: ["ExampleAddress.astro"],
  text: [
    "InlineText.astro",
    "InlineText.tsx",
    "PageHero.astro",
    "ProseHeading.astro",
    "ProseLink.astro",
    "TextList.astro",
  ],
};

/** These two combine the others, so they may import everything from them except the servers. */
const composers = ["home", "site"];

function placeOf(file: string): { feature: string; name: string } {
  const [, feature = "", name = ""] = /^src\/features\/([^/]+)\/(.+)/.exec(file) ?? [];
  return { feature, name };
}

test("imports only the public modules of another feature", () => {
  const between = arrows
    .map(({ file, target }) => ({ file, target, from: placeOf(file).feature, ...placeOf(target) }))
    .filter(({ from, feature }) => from && feature && from !== feature)
    .filter(({ target }) => floorOf(target) !== "schemas");
  const others = between.filter(
    ({ from, target }) => !composers.includes(from) || floorOf(target) === "servers",
  );

  const wrong = others.filter(({ feature, name }) => !offered[feature]?.includes(name));
  expect(wrong.map(written)).toEqual([]);
  // The list contains no unused items.
  for (const [owner, names] of Object.entries(offered)) {
    const used = others.flatMap(({ feature, name }) => (feature === owner ? name : []));
    expect(
      names.filter((name) => !used.includes(name)),
      owner,
    ).toEqual([]);
  }
});

test("keeps Node and Astro imports out of shared code", () => {
  const pure = files.filter((file) =>
    ["src/lib", "schemas", "src/collections/descriptors", "src/collections/schemas"].includes(
      floorOf(file),
    ),
  );
  expect(pure.length).toBeGreaterThan(50);
  const impure = /from "(node|astro)[:/"]/;
  expect(pure.filter((file) => impure.test(textOf(file)))).toEqual([]);
});

const pages = globSync("src/**/*.astro").map((file) => ({ file, text: textOf(file) }));

/** Pages that do nothing without React. */
const atOnce = ["src/pages/store.astro"];

test("hydrates islands with our directive, except on pages that do nothing without React", () => {
  for (const { file, text } of pages) {
    const used = text.match(/\bclient:[\w-]+/g) ?? [];
    const expected = atOnce.includes(file) ? "client:load" : "client:early";
    expect(used, file).toEqual(used.map(() => expected));
  }
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
