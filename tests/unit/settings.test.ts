import { expect, test } from "vitest";
import json from "../../content/site.json" with { type: "json" };
import { Mistake, parseJson } from "../../src/lib/explain.ts";
import { readSettings } from "../../src/lib/settings.ts";

const none = {};

function mistake(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof Mistake) return error.message;
    throw error;
  }
  return "no mistake";
}

test("the settings of the repository are right", () => {
  const { name, copyrightYear, features, channels } = readSettings(json, none);
  expect({ name, copyrightYear, features }).toEqual({
    name: "NTKOC",
    copyrightYear: 2025,
    features: { blog: false, comments: false, discussions: false },
  });
  expect(channels.filter(({ footer }) => footer)).toHaveLength(4);
});

test("the address of the deploy wins over the file, without its path", () => {
  const environment = { URL: "https://deploy.example.net/" };
  expect(readSettings(json, environment).url).toBe("https://deploy.example.net");
  expect(readSettings(json, none).url).toBe("https://ntkoc.example.org");
});

test("FEATURES opens what it names and closes the rest", () => {
  const open = (FEATURES: string) => readSettings(json, { FEATURES }).features;
  expect(open("blog,comments")).toEqual({ blog: true, comments: true, discussions: false });
  expect(open("none")).toEqual({ blog: false, comments: false, discussions: false });
});

const wrong: [string, object, string][] = [
  [
    "a switch with quotes",
    { features: { blog: "true", comments: false, discussions: false } },
    'content/site.json: features.blog: found "true". Expected true or false, without quotes.',
  ],
  [
    "an unknown field",
    { tagLine: "x" },
    "content/site.json: tagLine: found a field that does not exist. Remove it, or check its spelling.",
  ],
  [
    "a missing field",
    { name: undefined },
    "content/site.json: name: found nothing. Expected string.",
  ],
  [
    "an address that is none",
    { url: "ntkoc" },
    'content/site.json: url: found "ntkoc". Expected a web address such as https://example.org/page.',
  ],
  [
    "an address that runs a script",
    { store: { shopId: "", url: "javascript:alert(1)" } },
    'content/site.json: store.url: found "javascript:alert(1)". Expected a web address such as https://example.org/page, or "" for none.',
  ],
  [
    "an unknown way to moderate",
    { moderation: "never" },
    'content/site.json: moderation: found "never". Expected one of "after"|"before".',
  ],
  [
    "a year in words",
    { copyrightYear: "2025" },
    'content/site.json: copyrightYear: found "2025". Expected a year such as 2025.',
  ],
];

for (const [what, change, line] of wrong)
  test(`${what} is explained: file, field, found, expected`, () => {
    expect(mistake(() => readSettings({ ...json, ...change }, none))).toBe(line);
  });

test("every mistake gets its own line", () => {
  const lines = mistake(() => readSettings({ ...json, name: "", email: "me" }, none)).split("\n");
  expect(lines).toEqual([
    'content/site.json: name: found "". Expected some text.',
    'content/site.json: email: found "me". Expected an e-mail address such as name@example.org.',
  ]);
});

test("text that is not JSON is named as such", () => {
  expect(mistake(() => parseJson("content/site.json", '{"name": "x",}'))).toMatch(
    /^content\/site\.json: this is not valid JSON\. /,
  );
});

test("a wrong variable is named", () => {
  expect(mistake(() => readSettings(json, { FEATURES: "blogs" }))).toBe(
    'FEATURES: found "blogs". Expected none, or some of blog,comments,discussions.',
  );
  expect(mistake(() => readSettings(json, { URL: "example.org" }))).toBe(
    'URL: found "example.org". Expected a web address such as https://example.org.',
  );
});
