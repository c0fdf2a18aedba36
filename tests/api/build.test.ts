import { cp, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { runProgram, temporaryDirectory } from "../support/child-process.ts";
import { fixtureContent } from "../support/content.ts";

test("refuses to build a launched site with examples", async () => {
  const place = await temporaryDirectory();
  await cp(fixtureContent, join(place, "content"), { recursive: true });
  const settings = join(place, "content/site.json");
  const text = await readFile(settings, "utf8");
  await writeFile(settings, text.replace('"launched": false', '"launched": true'));
  const { code, errors } = await runProgram([resolve("scripts/build.ts")], {}, place);

  expect(code).toBe(1);
  expect(errors).toMatch(/^content\/site\.json:\d+ Launched \(launched\): found true, but/m);
});

test.each(["50%", "site #2"])("refuses to build in the folder %s", async (name) => {
  const place = join(await temporaryDirectory(), name);
  await cp(fixtureContent, join(place, "content"), { recursive: true });
  const { code, errors } = await runProgram([resolve("scripts/build.ts")], {}, place);
  expect(code).toBe(1);
  expect(errors).toMatch(/^Astro cannot build in the folder .*Rename it/);
});
