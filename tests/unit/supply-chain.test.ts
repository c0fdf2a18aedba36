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
const manifest = read("package.json");
const { "": root, ...rest } = read("package-lock.json").packages as Record<string, Locked>;
const locked = Object.entries(rest).map(([place, entry]) => ({
  name: place.replace(/^.*node_modules\//, ""),
  ...entry,
}));
const registry = "https://registry.npmjs.org/";

test("locks every package to a hash and to npm's registry", () => {
  const loose = locked.filter(
    ({ resolved = registry, integrity, link, inBundle }) =>
      !resolved.startsWith(registry) || !integrity?.startsWith("sha512-") || link || inBundle,
  );
  expect(loose).toEqual([]);
  expect(locked.length).toBeGreaterThan(500);
});

test("pins every direct dependency to the exact version in the lock file", () => {
  const pinned: Record<string, string> = { ...manifest.dependencies, ...manifest.devDependencies };
  expect(
    Object.entries(pinned).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)),
  ).toEqual([]);
  expect(root).toMatchObject({
    dependencies: manifest.dependencies,
    devDependencies: manifest.devDependencies,
  });
  for (const [name, version] of Object.entries(pinned))
    expect(rest[`node_modules/${name}`]?.version, name).toBe(version);
});

test("allows install scripts for reviewed packages only", () => {
  const running = locked.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
  expect(Object.keys(manifest.allowScripts)).toEqual([...new Set(running)].toSorted());
});

test("ships only MIT packages to browsers, with their licence texts", async () => {
  const { metafile } = await build({
    entryPoints: [
      "src/**/*.island.tsx",
      "src/build/hydrate-early.ts",
      "node_modules/astro/dist/runtime/client/idle.js",
      "node_modules/@astrojs/react/dist/client.js",
    ],
    bundle: true,
    write: false,
    metafile: true,
    outdir: ".",
    format: "esm",
    platform: "browser",
    splitting: true,
    jsx: "automatic",
    logLevel: "error",
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
