import { expect, test, vi } from "vitest";
import { checkContent } from "../../src/collections/check/check.ts";
import { formatContentError } from "../../src/lib/errors/content-error.ts";
import { checked, contentWith } from "../support/check-content.ts";
import { runProgram } from "../support/child-process.ts";
import { fixtureContent } from "../support/content.ts";
import { add, type Change, change, copy } from "../support/valid-content.ts";

// A program starts slowly while other tests run.
vi.setConfig({ testTimeout: 30_000 });

const check = async (...changes: Change[]) =>
  runProgram(["scripts/check-content.ts", await contentWith(...changes)]);

test("prints every error and the summary, and exits with 1", async () => {
  const { output, errors, code } = await check(
    change("videos/4.json", '"4:30"', '""'),
    add("podcasts/1.json", "{"),
    add("blog/1.md", "\0"),
    add("pages/about.mdx", "---\n- {\n---\n<<<"),
  );
  expect(code).toBe(1);
  expect(errors).toBe("");
  expect(output).not.toContain("    at ");
  expect(output).toContain("content/videos/4.json:8 Duration (duration): is empty.");
  expect(output).toMatch(/\n5 problems\.\n$/);
});

test("reports a folder that does not exist in one line", async () => {
  const { errors, code } = await runProgram(["scripts/check-content.ts", "no/where"]);
  expect({ errors, code }).toEqual({
    errors: "There is no folder no/where. Run the command in the folder of the site.\n",
    code: 1,
  });
});

test("counts entries, drafts and examples", async () => {
  const { summary } = await checked(
    copy("blog/1.md", "blog/2.md", ["id: 1", "id: 2\ndraft: true\nsample: true"]),
    change("site.json", '"name"', '"sample": true,\n  "name"'),
    change("site.json", '"checked": "2026-11-21"', '"checked": "2024-02-01"'),
  );
  expect(summary).toMatch(/^\d+ entries, of which 1 is a draft\.$/m);
  expect(summary).toContain("1 example to replace or hide.");
  expect(summary).toContain("Confirm the help numbers and enter the date, in content/site.json.");
  expect(summary).toMatch(/\n0 problems\.$/);
});

test("asks for a tab or category that lists a video or photograph, unless it is a draft", async () => {
  const unlisted: [string, string][] = [
    ['"tab": "uncovering"', '"sample": false'],
    ["Scientific Evidence", "Healing Music"],
  ];
  const garden: [string, string] = ["Microscopy research", "Garden"];
  const { lines } = await checked(
    copy("videos/4.json", "videos/5.json", ["4", "5"], ["A thread", "One"], ...unlisted),
    copy(
      "videos/4.json",
      "videos/6.json",
      ["4,", '6, "draft": true,'],
      ["A thread", "Two"],
      ...unlisted,
    ),
    copy("evidence/101.json", "evidence/102.json", ["101", "102"], ["on film", "one"], garden),
    copy(
      "evidence/101.json",
      "evidence/103.json",
      ["101,", '103, "draft": true,'],
      ["on film", "two"],
      garden,
    ),
  );
  expect(lines).toEqual([
    expect.stringMatching(
      /^content\/evidence\/102\.json:7 Category .*found "Garden"\. Expected one of the words/,
    ),
    expect.stringMatching(
      /^content\/videos\/5\.json:\d+ Tab \(tab\): is missing\. Expected a tab or a tick for Draft, because/,
    ),
  ]);
});

test("finds no mistakes in the fixtures of the other tests", async () => {
  const { errors } = await checkContent(fixtureContent);
  expect(errors.map(formatContentError)).toEqual([]);
});

test("refuses a launched site that shows examples, and accepts it once they are replaced or hidden", async () => {
  const launched = change("site.json", '"launched": false', '"launched": true');
  const examples = [
    change("podcasts/1.json", "{", '{ "sample": true,'),
    change("blog/1.md", "---\n", "---\nsample: true\n"),
    change("glossary/formication.json", "{", '{ "sample": true, "draft": false,'),
  ];
  const { lines, summary } = await checked(launched, ...examples);
  expect(lines).toEqual([
    expect.stringMatching(
      /^content\/site\.json:\d+ Launched \(launched\): found true, but the site still shows 3 examples\./,
    ),
  ]);
  expect(summary).toContain("3 examples to replace or hide.");
  expect((await checked(...examples)).lines).toEqual([]);
  const settings = change("site.json", '"name"', '"sample": true,\n  "name"');
  expect((await checked(launched, settings)).lines).toEqual([
    expect.stringMatching(/the site still shows 1 example/),
  ]);
  const hidden = await checked(
    launched,
    change("podcasts/1.json", "{", '{ "sample": true, "draft": true,'),
  );
  expect(hidden.lines).toEqual([]);
  expect(hidden.summary).not.toContain("to replace or hide");
});

test("refuses a launched site without the meaning of its name, and lists it as a task", async () => {
  const unexplained = change(
    "site.json",
    '"nameMeaning": "One meaning of the name"',
    '"nameMeaning": " "',
  );
  const launched = change("site.json", '"launched": false', '"launched": true');
  expect((await checked(unexplained)).lines).toEqual([]);
  expect((await checked(unexplained)).summary).toContain("Write what the name means");
  expect((await checked(unexplained, launched)).lines).toEqual([
    expect.stringMatching(
      /^content\/site\.json:\d+ Meaning of the name \(nameMeaning\): is empty, but a launched site needs it/,
    ),
  ]);
  expect((await checked(launched)).lines).toEqual([]);
  const irresponsible = change("site.json", '"person": "Mara Example"', '"person": ""');
  expect((await checked(irresponsible)).summary).toContain("Say who is responsible for data");
  expect((await checked(irresponsible, launched)).lines).toEqual([
    expect.stringMatching(
      /Responsible person \(privacy\.person\): is empty, but a launched site needs it/,
    ),
  ]);
});
