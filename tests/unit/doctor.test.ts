import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { examine } from "../../scripts/doctor.ts";
import { projectWith } from "../support/check-content.ts";
import { runProgram, temporaryDirectory } from "../support/child-process.ts";
import { change, drop } from "../support/valid-content.ts";

test("reports everything that is broken, with a fix", async () => {
  const root = await projectWith(
    change("videos/4.json", '"4:30"', '""'),
    change("blog/1.md", "\n---\n", "\n---\n\nSee [it](/glossary#nothing).\n"),
    drop("treatment-tabs/fasting.json"),
  );
  const { report, isBroken } = await examine(root, {});
  expect(isBroken).toBe(true);
  const expected: [found: string, fix: string][] = [
    ["content/videos/4.json:8 Duration (duration): is empty.", "/studio"],
    ['the link to "/glossary#nothing" goes to an address', "/studio"],
    ["content/treatment-tabs/fasting.json: this tab of the treatment page has no file", "/studio"],
  ];
  const lines = report.split("\n");
  expect(lines.at(-1)).toMatch(/^\d+ broken\. \d+ hints?\.$/);
  for (const [found, fix] of expected) {
    const at = lines.findIndex((line) => line.includes(found));
    expect(lines[at], found).toMatch(/^ {2}BROKEN/);
    expect(lines[at + 1], found).toContain(fix);
  }
});

test("reports an invalid environment and an unreachable database", async () => {
  const root = await projectWith();
  const wrong = await examine(root, { PORT: "x", DATA_DIR: "" });
  expect(wrong.report).toContain('PORT: found "…".');
  expect(wrong.report).toContain("-> Correct the variable");
  const env = { DATABASE_URL: "postgresql://nobody@127.0.0.1:1/none" };
  const { report, isBroken } = await examine(root, env);
  expect(report).toContain("BROKEN  DATABASE_URL: the database cannot be reached");
  expect(isBroken).toBe(true);
});

test("gives hints for old help lines, a missing database and a missing mail server", async () => {
  const root = await projectWith(
    change("site.json", '"checked": "2026-11-21"', '"checked": "2024-02-01"'),
  );
  const { report, isBroken } = await examine(root, {});
  expect(report).toContain("hint    There is no embedded database yet.");
  expect(report).toContain("hint    No email is sent.");
  expect(report).toContain("hint    You have not confirmed the phone numbers");
  expect(isBroken).toBe(false);
});

test("prints one line with a fix if its own files are missing", async () => {
  const folder = await temporaryDirectory();
  await copyFile("scripts/doctor.mjs", join(folder, "doctor.mjs"));
  const { output, code } = await runProgram([join(folder, "doctor.mjs")]);
  expect(code).toBe(1);
  expect(output).toMatch(
    /^BROKEN {2}The doctor cannot start: .*doctor\.ts.* Run npm ci\..*git status/,
  );
});
