import { globSync, readFileSync } from "node:fs";
import { expect, test } from "./test.ts";

const builds = ["dist", ".build/shells", ".build/launched/dist", ".build/launched/shells"];
// Packages' authors say there how to reach them.
const exclude = ["**/licences.txt"];

test("the files of a build hold no address but the one to write to", () => {
  const { email } = JSON.parse(readFileSync("content/site.json", "utf8"));
  for (const build of builds) {
    const files = globSync(`${build}/**/*.{css,html,js,json,svg,txt,webmanifest,xml}`, { exclude });
    const found = files.flatMap((file) =>
      (readFileSync(file, "utf8").match(/[\w.+-]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,}\b/gi) ?? [])
        .filter((address) => address !== email)
        .map((address) => `${file}: ${address}`),
    );
    expect(files.length, build).toBeGreaterThan(3);
    expect(found, build).toEqual([]);
  }
});
