import { globSync, readFileSync } from "node:fs";
import { expect, test } from "./test.ts";
import { copyOf } from "./variants.ts";

const builds = (["site", "launched"] as const).flatMap((variant) => [
  `${copyOf(variant)}/dist`,
  `${copyOf(variant)}/.build/templates`,
]);

test("the files of a build hold no address but the one to write to", () => {
  const { email } = JSON.parse(readFileSync("tests/fixtures/content/site.json", "utf8"));
  for (const build of builds) {
    // In the licences the authors of packages say how to reach them.
    const files = globSync(`${build}/**/*.{css,html,js,json,svg,txt,webmanifest,xml}`).filter(
      (file) => !file.endsWith("/licences.txt"),
    );
    const found = files.flatMap((file) =>
      (readFileSync(file, "utf8").match(/[\w.+-]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,}\b/gi) ?? [])
        .filter((address) => address !== email)
        .map((address) => `${file}: ${address}`),
    );
    expect(files.length, build).toBeGreaterThan(3);
    expect(found, build).toEqual([]);
  }
});
