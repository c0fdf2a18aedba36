import { cp, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { runProgram, temporaryDirectory } from "../../support/child-process.ts";
import { fixtureContent } from "../../support/content.ts";

let place: string;

beforeAll(async () => {
  place = await temporaryDirectory();
  await cp(fixtureContent, join(place, "content"), { recursive: true });
});

/** Runs the build with a changed content file. */
async function buildWith(name: string, change: (text: string) => string) {
  for (const file of ["site.json", "pages.json"])
    await cp(join(fixtureContent, file), join(place, "content", file));
  const path = join(place, "content", name);
  await writeFile(path, change(await readFile(path, "utf8")));
  return runProgram([resolve("scripts/build.ts")], {}, place);
}

test.for([
  [
    "site.json",
    '"moderation": "after"',
    '"moderation": "never"',
    'content/site.json:LINE Moderation (moderation): found "never". Expected one of after (Show posts at once), before (Hold posts until you approve them).\n',
  ],
  [
    "pages.json",
    '"title": "Blog"',
    '"titel": "Blog"',
    'content/pages.json:LINE /blog.titel: there is no such field; did you mean "title"?\n',
  ],
] as const)(
  "stops at a mistake in %s and reports it in one line",
  async ([name, right, wrong, said]) => {
    const { code, errors } = await buildWith(name, (text) => text.replace(right, wrong));
    expect({ code, errors: errors.replace(/:\d+ /, ":LINE ") }).toEqual({ code: 1, errors: said });
  },
);

test("refuses to build a launched site with examples, and lists them by page", async () => {
  const { code, errors } = await buildWith("site.json", (text) =>
    text.replace('"launched": false', '"launched": true'),
  );
  expect(code).toBe(1);
  expect(errors).toMatch(/^content\/site\.json:\d+ Launched \(launched\): found true, but/);
  expect(errors).toContain("\n/podcasts:\n  content/podcasts/");
  expect(errors).toMatch(/- http:\/\/localhost:8888\/studio#\/podcasts\/\d+\n/);
});

test("reports a missing comma with its file", async () => {
  const { code, errors } = await buildWith("site.json", (text) => text.replace(",", ""));
  expect(code).toBe(1);
  expect(errors).toMatch(
    /^content\/site\.json:2: a comma or a closing bracket is missing before ".*"\.\n$/,
  );
});

test("does not start with an invalid environment variable, and reports it in one line", async () => {
  expect(await runProgram(["scripts/start.ts", "--built"], { POST_LIMIT: "many" })).toEqual({
    code: 1,
    output: "",
    errors: 'Environment POST_LIMIT: found "many". Expected a whole number from 1 to 1000000.\n',
  });
});
