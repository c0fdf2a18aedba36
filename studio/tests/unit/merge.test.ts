import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { publishedStudio } from "./published-studio.ts";

test("merges what others have published, even while sending", async () => {
  const studio = await publishedStudio();
  await studio.edit("supplements/turmeric", { name: "Curcuma" });
  await studio.publishTheirs({ "package.json": '{ "new": true }' });
  expect(await studio.titles()).toEqual(["Curcuma"]);
  const tip = '{ "term": "Rest", "note": "Rest first.", "order": 1 }';
  const server = await studio.serve();
  server.beforePush = () => studio.publishTheirs({ "content/literature/rest.json": tip });
  expect((await studio.publish()).problem?.text).toMatch(/Someone else is publishing/);
  expect(await studio.publish()).toMatchObject({ step: "live" });
  expect(await studio.sent("package.json")).toContain("new");
  expect(await studio.sent("content/supplements/turmeric.json")).toContain("Curcuma");
  expect(await studio.text("literature/rest.json")).toContain("Rest first.");
});

async function conflict() {
  const studio = await publishedStudio();
  const theirs = (await studio.text("videos/4.json")).replace("A thread", "Theirs");
  await studio.remove("evidence/101");
  await studio.edit("videos/4", { title: "Mine" });
  await studio.edit("supplements/turmeric", { name: "Curcuma" });
  await studio.publishTheirs({
    "content/videos/4.json": theirs,
    "content/podcasts/2.json": undefined,
    "content/retired.json":
      '{ "videos": [77], "podcasts": [2], "evidence": [], "glossary": ["old-name"] }',
  });
  return studio;
}

test.each([
  ["mine", "Mine"],
  ["theirs", "Theirs"],
] as const)(
  "shows both versions of an entry that others changed too, and keeps %s",
  async (choice, title) => {
    const studio = await conflict();
    const { problem } = await studio.publish();
    expect(problem?.conflicts).toEqual([
      expect.objectContaining({
        file: "content/videos/4.json",
        fields: [{ title: "Title", before: "Theirs", after: "Mine" }],
      }),
    ]);
    expect(await studio.git("status", "--short")).toBe("");
    expect(await studio.text("videos/4.json")).toContain("Mine");

    expect(await studio.publish({ "content/videos/4.json": choice })).toMatchObject({
      step: "live",
    });
    expect(JSON.parse(await studio.sent("content/videos/4.json")).title).toBe(title);
    expect(await studio.sent("content/supplements/turmeric.json")).toContain("Curcuma");
    expect(JSON.parse(await studio.sent("content/retired.json"))).toMatchObject({
      podcasts: [2],
      evidence: [101],
    });
  },
);

test("does not send content that has mistakes after a merge", async () => {
  const studio = await publishedStudio();
  await studio.edit("blog/1", { excerpt: "See it." });
  await studio.put(
    "blog/1.md",
    (await studio.text("blog/1.md")).replace("/media?video=4", "/glossary#matchbox-sign"),
  );
  await studio.publishTheirs({ "content/glossary/matchbox-sign.json": undefined });
  const { problem } = await studio.publish();
  expect(problem?.reasons).toMatchObject([{ at: "blog/1", path: ["body"] }]);
  expect(await studio.log()).toBe("Theirs\nStart");
});

test("does not touch files of others that a merge would overwrite", async () => {
  const studio = await publishedStudio();
  await studio.edit("supplements/turmeric", { name: "Curcuma" });
  await writeFile(join(studio.mine, "package.json"), "unfinished");
  await studio.publishTheirs({ "package.json": '{ "new": true }' });
  expect((await studio.publish()).problem?.details?.join()).toMatch(
    /would be overwritten by merge:,\tpackage\.json/,
  );
  expect(await readFile(join(studio.mine, "package.json"), "utf8")).toBe("unfinished");
});
