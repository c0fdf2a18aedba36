import { globSync, readFileSync } from "node:fs";
import { expect, test } from "./test.ts";

const builds = ["dist", ".build/shells", ".build/launched/dist", ".build/launched/shells"];
test("the files of a build hold no address but the one to write to", () => {
  const { email } = JSON.parse(readFileSync("content/site.json", "utf8"));
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
