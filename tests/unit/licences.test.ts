import { build } from "esbuild";
import { expect, test } from "vitest";
import { licenceTexts, shippedPackages } from "../../src/build/licences.ts";

test("publishes the licence of every package that browsers load", async () => {
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
  const [, ...texts] = licenceTexts().split(/^-{72}$/m);
  expect(texts).toHaveLength(shippedPackages.length + 1);
  for (const text of texts)
    expect(text).toMatch(/Permission is hereby granted|SIL OPEN FONT LICENSE Version 1.1/);
});
