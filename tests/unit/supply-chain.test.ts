import { readFileSync } from "node:fs";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { licenceTexts, shippedPackages } from "../../src/build/licences.ts";

interface Locked {
  version: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  hasInstallScript?: boolean;
  link?: boolean;
  inBundle?: boolean;
}

const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));
const own = read("package.json");
const { "": root, ...rest } = read("package-lock.json").packages as Record<string, Locked>;
const locked = Object.entries(rest).map(([place, entry]) => ({
  name: place.replace(/^.*node_modules\//, ""),
  ...entry,
}));
const registry = "https://registry.npmjs.org/";

test("every package comes from npm's registry, and is the very one that was locked", () => {
  const loose = locked.filter(
    ({ resolved = registry, integrity, link, inBundle }) =>
      !resolved.startsWith(registry) || !integrity?.startsWith("sha512-") || link || inBundle,
  );
  expect(loose).toEqual([]);
  expect(locked.length).toBeGreaterThan(500);
});

test("what we ask for is one version each, and the lock was made from it", () => {
  const asked: Record<string, string> = { ...own.dependencies, ...own.devDependencies };
  expect(
    Object.entries(asked).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)),
  ).toEqual([]);
  expect(root).toMatchObject({
    dependencies: own.dependencies,
    devDependencies: own.devDependencies,
  });
  for (const [name, version] of Object.entries(asked))
    expect(rest[`node_modules/${name}`]?.version, name).toBe(version);
});

test("a package runs a script when it is installed only where that was looked at", () => {
  const running = locked.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
  expect(Object.keys(own.allowScripts)).toEqual([...new Set(running)].toSorted());
});

const list = readFileSync("docs/supply-chain.md", "utf8");

test("every licence is one that docs/supply-chain.md lists, and it lists no other", () => {
  const found = new Set(locked.map(({ license = "none" }) => license));
  const table = list.slice(list.indexOf("## Licences"));
  const listed = Array.from(table.matchAll(/^\| `([^`]+)` +\|/gm), ([, licence = ""]) => licence);
  expect(listed.toSorted()).toEqual([...found].toSorted());
});

test("what visitors' browsers get of others is free, and its licences go along with it", async () => {
  const { metafile } = await build({
    entryPoints: [
      "src/islands/**/*.ts*",
      "src/client/**/*.ts",
      "src/stores/*.ts",
      "src/build/client-interaction/directive.ts",
      "node_modules/astro/dist/runtime/client/idle.js",
      "node_modules/@astrojs/react/dist/client.js",
    ],
    ...{ bundle: true, write: false, metafile: true, outdir: ".", format: "esm" },
    ...{ platform: "browser", splitting: true, jsx: "automatic", logLevel: "error" },
    define: { "process.env.NODE_ENV": '"production"' },
    entryNames: "[dir]/[name]-[hash]",
    external: ["virtual:*", "astro:*"],
  });
  const used = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) =>
      bytesInOutput > 0 ? (/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? []) : [],
    ),
  );
  expect([...new Set(used)].toSorted()).toEqual([...shippedPackages].toSorted());
  for (const name of shippedPackages)
    expect(rest[`node_modules/${name}`]?.license, name).toBe("MIT");
  const [, ...texts] = licenceTexts().split(/^-{72}$/m);
  expect(texts).toHaveLength(shippedPackages.length + 1);
  for (const text of texts)
    expect(text).toMatch(/Permission is hereby granted|SIL OPEN FONT LICENSE Version 1.1/);
});
