import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { EarlierVersion, Publish, Reason } from "../../protocol.ts";
import { publishedStudio } from "./published-studio.ts";

type Studio = Awaited<ReturnType<typeof publishedStudio>>;

const restore = (studio: Studio, file: string, id: string | null) =>
  studio.write<{ error?: string; elsewhere?: Reason[] }>("PUT", "version", { file, id });

test("undoes each kind of change", async () => {
  const studio = await publishedStudio();
  const before = await studio.git("rev-parse", "HEAD:content");
  await studio.edit("videos/4", { title: "A rope" });
  await studio.put("literature/rest.json", '{ "term": "Rest", "note": "Rest first.", "order": 1 }');
  await studio.remove("evidence/101");
  await studio.drop("playlists/music.json");
  const { changes } = await studio.changes();
  for (const { file, published } of changes)
    expect(await restore(studio, file, published)).not.toHaveProperty("error");
  expect(await studio.titles()).toEqual([]);
  await studio.git("add", "content");
  expect(JSON.parse(await studio.text("retired.json"))).toMatchObject({ evidence: [] });
  await studio.git("checkout", "HEAD", "--", "content/retired.json");
  expect(await studio.git("write-tree", "--prefix=content")).toBe(before);
});

test("does not undo a new entry or picture that other content needs", async () => {
  const studio = await publishedStudio();
  const pictures = join(studio.mine, "content/pictures");
  await copyFile(join(pictures, "thread.png"), join(pictures, "new.png"));
  await studio.edit("videos/4", { thumbnail: "new.png" });
  const refused = await restore(studio, "content/pictures/new.png", null);
  expect(refused.error).toMatch(/^Nothing was changed/);
  expect(refused.elsewhere).toMatchObject([{ at: "videos/4", path: ["thumbnail"] }]);
  expect((await studio.titles()).sort()).toEqual(["A thread", "new.png"]);
});

test("lists the earlier versions of an entry, and restores one", async () => {
  const studio = await publishedStudio();
  await studio.edit("videos/4", { title: "A rope" });
  await studio.publish();
  await studio.edit("videos/4", { title: "A chain" });
  const versions = await studio.get<EarlierVersion[]>("history?at=videos/4");
  expect(versions).toMatchObject([
    {
      isCurrent: false,
      fields: [{ title: "Title", before: "A thread", after: "A rope" }],
    },
    { isCurrent: false, fields: [] },
  ]);
  await restore(studio, "content/videos/4.json", versions[1]?.id ?? null);
  expect(JSON.parse(await studio.text("videos/4.json")).title).toBe("A thread");
  expect(await studio.titles()).toEqual(["A thread"]);
  const after = await studio.get<EarlierVersion[]>("history?at=videos/4");
  expect(after.map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
});

test("undoes a whole publish, except what has changed since", async () => {
  const studio = await publishedStudio();
  const before = await studio.text("supplements/turmeric.json");
  await studio.edit("supplements/turmeric", { name: "Curcuma" });
  await studio.edit("videos/4", { title: "A rope" });
  await studio.put("literature/rest.json", '{ "term": "Rest", "note": "Rest first.", "order": 1 }');
  await studio.remove("evidence/101");
  await studio.publish();
  await studio.edit("videos/4", { title: "A chain" });
  const [publish] = await studio.get<Publish[]>("publishes");
  expect(publish?.title).toBe("Publish 4 changes");
  expect(await studio.write("PUT", "undo", { id: publish?.id })).toMatchObject({
    status: 200,
    stays: ["A chain"],
  });
  expect(await studio.text("supplements/turmeric.json")).toBe(before);
  expect(await studio.titles()).toEqual(["A thread on film", "Rest", "Turmeric", "A chain"]);
  expect(JSON.parse(await studio.text("retired.json"))).toMatchObject({ evidence: [] });
  expect(await studio.publish()).toMatchObject({ step: "live" });
});

test("writes only content files", async () => {
  const studio = await publishedStudio();
  const id = await studio.git("rev-parse", "HEAD:content/videos/4.json");
  for (const file of tricks)
    expect((await restore(studio, file, id)).error, file).toMatch(/^The file does not exist/);
  expect(await studio.git("status", "--short")).toBe("");
});

const tricks = [
  "package.json",
  "content/../package.json",
  "content/pictures/none.png",
  "content/__proto__",
];
