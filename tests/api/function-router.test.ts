import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bundleFunctions, routesIn } from "../../scripts/dev-server/function-router.ts";
import { apiPaths } from "../../src/lib/call/api-paths.ts";
import { temporaryDirectory } from "../support/child-process.ts";
import { functionPaths } from "../support/site.ts";

test("bundles a function with all its packages, and its settings where Netlify reads them", async () => {
  const outdir = await temporaryDirectory();
  await bundleFunctions(outdir);
  const files = readdirSync(outdir).filter((name) => name.endsWith(".mjs"));
  expect(files).toHaveLength(readdirSync("functions").length);
  for (const file of files) {
    const text = readFileSync(join(outdir, file), "utf8");
    expect(text, file).toContain("\nvar config = {");
    expect(text, file).not.toMatch(/^(?:import|export) .*?["'](?!node:|\.)[\w@]/m);
  }
});

test("finds the path of every function in its text, as Netlify does", () => {
  const texts = readdirSync("functions").map((file) => readFileSync(`functions/${file}`, "utf8"));
  const found = texts.flatMap(routesIn).map(({ pathname }) => pathname);
  expect(found.toSorted()).toEqual(functionPaths.map((path) => `${path}{/}?`).toSorted());
});

test("has a function at every path of the API, and at no other", () => {
  const found = functionPaths.filter((path) => path.startsWith("/api/"));
  expect(found.toSorted()).toEqual(Object.values(apiPaths).toSorted());
});
