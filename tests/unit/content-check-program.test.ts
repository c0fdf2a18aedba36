import { expect, test, vi } from "vitest";
import { checkContent } from "../../src/collections/check/check.ts";
import { readPages } from "../../src/collections/files/page-meta.ts";
import { formatContentError } from "../../src/errors/content-error.ts";
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
  expect(output).toMatch(/\n5 problems in 38 files\.\n$/);
});

test("prints the summary of valid content, and exits with 0", async () => {
  const { output, errors, code } = await check();
  expect({ errors, code }).toEqual({ errors: "", code: 0 });
  expect(output).toMatch(/^Collection +Entries/);
  expect(output).toMatch(/\n0 problems in 38 files\.\n$/);
});

test("reports a folder that does not exist in one line", async () => {
  const { errors, code } = await runProgram(["scripts/check-content.ts", "no/where"]);
  expect({ errors, code }).toEqual({
    errors: "There is no folder no/where. Run the command in the folder of the site.\n",
    code: 1,
  });
});

test("counts entries and drafts, and lists samples, empty settings and unused pictures", async () => {
  const { summary } = await checked(
    copy("blog/1.md", "blog/2.md", ["id: 1", "id: 2\ndraft: true\nsample: true"]),
    change("site.json", '"name"', '"sample": true,\n  "name"'),
    change("site.json", '"cashtag": ""', '"cashtag": "$name"'),
    add("pictures/unused.png", Buffer.from(picture, "base64")),
  );
  expect(summary).toMatch(/^Collection +Entries +Drafts +Samples +Words to replace$/m);
  expect(summary).toMatch(/^blog +2 +1 +1 +20$/m);
  expect(summary).toMatch(/^Total +35 +1 +1 +20$/m);
  expect(summary).toContain(
    "Samples that you still have to replace:\n  content/site.json\n  blog: 2\n",
  );
  expect(summary).toContain(
    "Shop number (store.shopId)         the Store page says that the store opens soon",
  );
  expect(summary).not.toContain("cashtag");
  expect(summary).not.toContain("store.url");
  expect(summary).toContain("Unused pictures in content/pictures: unused.png");
  expect(summary).toMatch(/\n0 problems in 40 files\.$/);
});

test("counts the words of a link, but not its address", async () => {
  const counted = async (text: string) => {
    const sample = change("supplements/turmeric.json", '"order"', '"sample": true,\n  "order"');
    const { summary } = await checked(sample, change("supplements/turmeric.json", "Three", text));
    return /^supplements .* (\d+)$/m.exec(summary)?.[1];
  };
  expect(await counted("A crawling feeling")).toMatch(/\d/);
  expect(await counted("A [crawling](/glossary#formication) feeling")).toBe(
    await counted("A crawling feeling"),
  );
});

test("lists videos and evidence that no page shows", async () => {
  const { summary, lines } = await checked(
    copy("videos/4.json", "videos/5.json", ["4", "5"], ["Scientific Evidence", "Healing Music"]),
    copy("videos/4.json", "videos/6.json", ["4", "6"], ['"tab": "uncovering"', '"draft": true']),
    change("videos/5.json", '"tab": "uncovering"', '"draft": true'),
    copy("evidence/101.json", "evidence/102.json", ["101", "102"], ['"video"', '"image"']),
    change("evidence/101.json", "Microscopy", "Research"),
  );
  expect(lines).toEqual([]);
  expect(summary).toMatch(/^Not shown on any page, .*: content\/videos\/5\.json$/m);
});

const picture =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

test("reports the same error for an imported file, without the line", async () => {
  const { lines } = await checked(change("pages.json", "A title", ""));
  const [line = ""] = lines;
  const pages = { "/": { title: "", description: "x".repeat(30), keywords: ["x"] } };
  expect(line).toContain("content/pages.json:3 Title (/.title): is empty.");
  expect(() => readPages(pages)).toThrow(line.replace(":3 ", " "));
});

test("finds no mistakes in the fixtures of the other tests", async () => {
  const { errors } = await checkContent(fixtureContent, {});
  expect(errors.map(formatContentError)).toEqual([]);
});
