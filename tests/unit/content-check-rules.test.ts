import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { checked } from "../support/check-content.ts";
import { add, type Change, change, copy, drop } from "../support/valid-content.ts";

const video = "videos/4.json";
const post = "blog/1.md";
const about = "pages/about.mdx";

const link = (wrong: string) => change(post, "/media?video=4", wrong);

const term = "glossary/formication.json";

const relate = (related: string) =>
  change(term, '"sources": []', `"sources": [],\n  "related": ["${related}"]`);

interface Edit {
  in?: string;
  replace?: string;
  by?: string;
  add?: string;
  text?: string;
  drop?: string;
  copy?: string;
  to?: string;
  with?: [string, string][];
}

const toChange = (edit: Edit): Change => {
  const { text = "", replace = "", by = "", to = "" } = edit;
  if (edit.add) return add(edit.add, text);
  if (edit.drop) return drop(edit.drop);
  if (edit.copy) return copy(edit.copy, to, ...(edit.with ?? []));
  return change(edit.in ?? "", replace, by);
};

const mistakes: (Edit & { says: string; all?: Edit[] })[] = parse(
  readFileSync("tests/fixtures/mistakes.yaml", "utf8"),
);

test.each(mistakes)("reports $says", async ({ says, all, ...edit }) => {
  expect((await checked(...(all ?? [edit]).map(toChange))).lines).toEqual([says]);
});

test("reports a folder that does not belong in the content", async () => {
  expect((await checked(add("recipes/1.json", "{}"))).lines).toEqual([
    expect.stringMatching(
      /^content\/recipes: this does not belong in content\. It contains videos, /,
    ),
  ]);
});

test.each([".DS_Store", "desktop.ini", "Thumbs.db", "4.json.bak"])(
  "ignores the file %s",
  async (name) => {
    expect((await checked(add(`videos/${name}`, "x"))).lines).toEqual([]);
  },
);

test("accepts working links in every notation", async () => {
  const links = [
    "/",
    "/media?video=101",
    "/media/4",
    "/media/101",
    "/social-videos?video=4#uncovering",
    "/discussions/1",
    "/podcasts/1",
    "/discussions?category=weekly-discussions",
    "/blog#1",
    "/about#a-word-of-welcome",
    "/glossary/formication",
    "/treating-parasites#turmeric",
    "https://example.org/a_(b)?c=d#e",
    "tel:+15551234567",
    "mailto:me@example.org?subject=Hello",
    "me@example.org",
    "www.example.org/a",
  ].map((href) => `[x](${href})`);
  const { lines } = await checked(
    change("evidence/101.json", "Microscopy", "Research"),
    change(post, "A second paragraph.", links.join(" ")),
    change(video, "A thread under a microscope.", `${links.join(" ")} and/or 24/7`),
  );
  expect(lines).toEqual([]);
});

test("accepts a link from a draft to a draft", async () => {
  const { lines } = await checked(
    relate("matchbox-sign"),
    change("glossary/matchbox-sign.json", '"category"', '"draft": true,\n  "category"'),
    change("glossary/formication.json", '"category"', '"draft": true,\n  "category"'),
    change(about, "---\n", "---\ndraft: true\n"),
  );
  expect(lines).toEqual([]);
});

test("reports several mistakes, sorted by file and line", async () => {
  const { lines } = await checked(
    change(video, "4,", "4"),
    change("podcasts/1.json", '"4:10"', '"four"'),
    link("/medai"),
    add("recipes/1.json", "{}"),
  );
  expect(lines.map((line) => line.split(" ")[0])).toEqual([
    "content/blog/1.md:9:",
    "content/podcasts/1.json:15",
    "content/recipes:",
    "content/videos/4.json:2:",
  ]);
});
