import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, onTestFinished, test, vi } from "vitest";
import { examine, type Project } from "../../scripts/doctor.ts";
import { projectWith } from "../support/check-content.ts";
import { change, drop } from "../support/valid-content.ts";

const examineProject = (project: Partial<Project> & { root: string }) =>
  examine({ env: {}, ...project });

const respondWith = (status: number) => async () => new Response(null, { status });

test("reports a valid project as not broken", async () => {
  const root = await projectWith();
  const { report, isBroken } = await examineProject({ root, fetch: respondWith(200) });
  expect(report).not.toContain("BROKEN");
  expect(isBroken).toBe(false);
  expect(report).toContain("ok      blog off, comments off, discussions off");
  expect(report).toMatch(/\nNothing is broken\. \d+ hints?\.$/);
});

test("reports everything that is broken, with a fix", async () => {
  const root = await projectWith(
    change("videos/4.json", '"4:30"', '""'),
    change("blog/1.md", "\n---\n", "\n---\n\nSee [it](/glossary#nothing).\n"),
    change("site.json", '"formUrl": ""', '"formUrl": "https://gone.test/form"'),
    drop("treatment-tabs/fasting.json"),
  );
  const { report, isBroken } = await examineProject({ root, fetch: respondWith(404) });
  expect(isBroken).toBe(true);
  const expected: [found: string, fix: string][] = [
    ["content/videos/4.json:8 Duration (duration): is empty.", "/studio"],
    ['the link to "/glossary#nothing" goes to an address', "/studio"],
    ["content/treatment-tabs/fasting.json: the file of this tab is missing", "/studio"],
    ["https://gone.test/form responds with 404.", "Open it in a browser"],
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
  const wrong = await examineProject({ root, env: { PORT: "x", DATA_DIR: "" } });
  expect(wrong.report).toContain('PORT: found "x".');
  expect(wrong.report).toContain("-> Correct the variable");
  const env = { DATABASE_URL: "postgresql://nobody@127.0.0.1:1/none" };
  const { report, isBroken } = await examineProject({ root, env });
  expect(report).toContain("BROKEN  DATABASE_URL: the database cannot be reached");
  expect(isBroken).toBe(true);
});

test("reports a folder that git does not trust, and a password that is not encoded", async () => {
  const root = await projectWith();
  await promisify(execFile)("git", ["init", "--quiet", root]);
  vi.stubEnv("GIT_TEST_ASSUME_DIFFERENT_OWNER", "1");
  onTestFinished(() => void vi.unstubAllEnvs());
  const env = { MAIL_URL: "smtps://me:a/b#c@mail.example.org" };
  const { report } = await examineProject({ root, env });
  expect(report).toMatch(/BROKEN {2}git does not trust this folder/);
  expect(report).toMatch(/-> Run: git config --global --add safe\.directory /);
  expect(report).toContain("/ as %2F, # as %23");
});

test("gives hints for old help lines and a missing database", async () => {
  const root = await projectWith(
    change("site.json", '"checked": "2026-11-21"', '"checked": "2024-02-01"'),
  );
  const { report, isBroken } = await examineProject({ root });
  expect(report).toContain("hint    There is no embedded database yet.");
  expect(report).toContain("hint    You have not confirmed the phone numbers");
  expect(isBroken).toBe(false);
});

test("gives a hint for a link that rejects the request or does not respond, and skips example links", async () => {
  const root = await projectWith(
    change("site.json", '"formUrl": ""', '"formUrl": "https://shy.test/form"'),
    change("site.json", '"paypalUrl": ""', '"paypalUrl": "https://silent.test/"'),
  );
  const requested: string[] = [];
  const fetch = async (url: string) => {
    requested.push(url);
    if (url.includes("silent")) throw new TypeError("fetch failed");
    return new Response(null, { status: 403 });
  };
  const { report, isBroken } = await examineProject({ root, fetch });
  expect(report).toContain("hint    https://shy.test/form responds with 403");
  expect(report).toContain("hint    https://silent.test/ does not respond");
  expect(requested.filter((url) => url.includes("example.org"))).toEqual([]);
  expect(isBroken).toBe(false);
});
