import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { keepTreatment } from "../../src/lib/text/keep-treatment.ts";
import { fixtureContent } from "../support/content.ts";

const texts = globSync([
  "src/**/*.{astro,ts,tsx}",
  `${fixtureContent}/{pages,treatment-tabs}/*`,
]).map((path) => [path, readFileSync(path, "utf8").replace(/\s+/g, " ")] as const);
const close = /do not stop or change\b[^.;]*[.;][^.]*clinician/gi;

test("uses the same warning not to stop treatment everywhere", () => {
  const said = texts.flatMap(([path, text]) =>
    [...text.matchAll(close)].map(([words]) => [path, words] as const),
  );
  expect(said.length).toBeGreaterThanOrEqual(2);
  for (const [path, words] of said) expect(keepTreatment, path).toContain(words);
});
