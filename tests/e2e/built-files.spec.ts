import { globSync, readFileSync } from "node:fs";
import { expect, test } from "./test.ts";
import { copyOf, secretMark } from "./variants.ts";

const builds = (["site", "launched"] as const).flatMap((variant) => [
  `${copyOf(variant)}/dist`,
  `${copyOf(variant)}/.build/templates`,
]);

test("contains no secrets from the environment", () => {
  const files = globSync(builds.map((build) => `${build}/**/*.*`));
  expect(files.length).toBeGreaterThan(100);
  const secret = new RegExp(`${secretMark}|postgresql://`);
  expect(files.filter((file) => secret.test(readFileSync(file, "latin1")))).toEqual([]);
});

test("contains no email address except the contact address", () => {
  const { email } = JSON.parse(readFileSync("tests/fixtures/content/site.json", "utf8"));
  for (const build of builds) {
    // Licences contain the addresses of package authors.
    const files = globSync(`${build}/**/*.{css,html,js,json,svg,txt,xml}`).filter(
      (file) => !file.endsWith("/licences.txt"),
    );
    const found = files.flatMap((file) =>
      (readFileSync(file, "utf8").match(/[\w.+-]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,}\b/gi) ?? [])
        // The second is in a message about invalid addresses.
        .filter((address) => address !== email && address !== "name@example.com")
        .map((address) => `${file}: ${address}`),
    );
    expect(files.length, build).toBeGreaterThan(3);
    expect(found, build).toEqual([]);
  }
});

test("has a place for the note about moderation above every form that a function fills in", () => {
  for (const name of ["discussion", "discussions", "media/1"]) {
    const page = readFileSync(`${copyOf("launched")}/.build/templates/${name}.html`, "utf8");
    expect(page, name).toContain("<!--read-first-->");
  }
});
