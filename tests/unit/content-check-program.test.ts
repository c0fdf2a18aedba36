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

test("counts entries, drafts and examples, and lists the tasks of a site that is not launched", async () => {
  const { lines, summary } = await checked(
    copy("blog/1.md", "blog/2.md", ["id: 1", "id: 2\ndraft: true\nsample: true"]),
    change("site.json", '"name"', '"sample": true,\n  "name"'),
    change("site.json", '"checked": "2026-11-21"', '"checked": "2024-02-01"'),
    change("site.json", '"nameMeaning": "One meaning of the name"', '"nameMeaning": " "'),
    change("site.json", '"person": "Mara Example"', '"person": ""'),
  );
  expect(lines).toEqual([]);
  expect(summary).toMatch(/^\d+ entries, of which 1 is a draft\.$/m);
  for (const line of [
    "1 example to replace or hide.",
    "Confirm the help numbers and enter the date, in content/site.json.",
    "Write what the name means",
    "Say who is responsible for data",
  ])
    expect(summary).toContain(line);
  expect(summary).toMatch(/\n0 problems\.$/);
});

test("accepts a launched site whose examples, and entries that no page lists, are drafts", async () => {
  const { lines, summary } = await checked(
    change("site.json", '"launched": false', '"launched": true'),
    change("podcasts/1.json", "{", '{ "sample": true, "draft": true,'),
    copy(
      "videos/4.json",
      "videos/6.json",
      ["4,", '6, "draft": true,'],
      ["A thread", "Two"],
      ['"tab": "uncovering"', '"sample": false'],
      ["Scientific Evidence", "Healing Music"],
    ),
    copy(
      "evidence/101.json",
      "evidence/103.json",
      ["101,", '103, "draft": true,'],
      ["on film", "two"],
      ["Microscopy research", "Garden"],
    ),
  );
  expect(lines).toEqual([]);
  expect(summary).not.toContain("to replace or hide");
});

test("finds no mistakes in the fixtures of the other tests", async () => {
  const { errors } = await checkContent(fixtureContent);
  expect(errors.map(formatContentError)).toEqual([]);
});
