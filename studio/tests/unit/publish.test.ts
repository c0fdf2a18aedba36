import { copyFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startStudio } from "../support/studio.ts";
import { publishedStudio } from "./published-studio.ts";

test("lists new, changed and removed entries with their page and readable fields", async () => {
  const studio = await publishedStudio();
  const fields = { title: "A rope", tab: undefined, sample: true };
  await studio.edit("videos/4", fields);
  await studio.put("literature/rest.json", '{ "term": "Rest", "note": "Rest first.", "order": 1 }');
  await studio.remove("evidence/101");
  await studio.put("literature/.DS_Store", "x");
  await studio.put("transcripts/videos-4.md", "---\n---\nHello.");

  const { changes, problem } = await studio.changes();
  expect(problem).toBeUndefined();
  expect(changes.map(({ status, one, title, page }) => [status, one, title, page])).toEqual([
    ["removed", "piece of evidence", "A thread on film", "/media"],
    ["new", "search term", "Rest", "/literature"],
    ["new", "transcript", "Transcript of A rope", "/media/4"],
    ["changed", "video", "A rope", "/media"],
  ]);
  expect(changes[2]?.group).toBe(changes[0]?.group);
  expect(changes[3]?.fields).toEqual([
    { title: "Title", before: "A thread", after: "A rope" },
    { title: "Tab", before: "A tab", after: "" },
    { title: "Example", before: "Not ticked", after: "Ticked" },
  ]);
});

test("publishes content only, names the entries, and waits until it is live", async () => {
  const studio = await publishedStudio();
  await writeFile(join(studio.mine, "package.json"), '{ "staged": true }');
  await studio.git("add", "package.json");
  await writeFile(join(studio.mine, "notes.txt"), "mine");
  await studio.edit("supplements/turmeric", { name: "Curcuma" });

  expect(await studio.publish()).toMatchObject({
    step: "live",
    site: studio.live.url,
    liveSince: expect.any(String),
  });
  expect(await studio.log()).toBe("Publish Curcuma\nStart");
  expect(await studio.sent("content/supplements/turmeric.json")).toContain("Curcuma");
  expect(await studio.sent("package.json")).toBe("{}");
  expect(await studio.git("status", "--short")).toBe("M  package.json\n?? notes.txt");
  expect(await studio.changes()).toEqual({ changes: [] });

  await studio.git("mv", "content/channels/four.json", "content/channels/fourth.json");
  await studio.drop("playlists/music.json");
  const pictures = join(studio.mine, "content/pictures");
  await copyFile(join(pictures, "thread.png"), join(pictures, "b.png"));
  await studio.publish();
  expect(await studio.git("show", "--name-status", "--no-renames", "--format=%B", "HEAD")).toBe(
    [
      "Publish 4 changes\n\nChannel 4\nChannel 4\nb.png\nMusic\n\n",
      "D\tcontent/channels/four.json",
      "A\tcontent/channels/fourth.json",
      "A\tcontent/pictures/b.png",
      "D\tcontent/playlists/music.json",
    ].join("\n"),
  );
});

const settings = {
  "status.showUntrackedFiles": "no",
  "merge.ff": "only",
  "commit.gpgSign": "true",
  "gpg.program": "/nowhere",
  "commit.template": "/nowhere",
  "core.autocrlf": "true",
  "color.ui": "always",
  "log.showSignature": "true",
  "pull.rebase": "true",
  "user.email": "",
};

test("publishes with settings of git that people have", async () => {
  const studio = await publishedStudio();
  for (const [key, value] of Object.entries(settings)) await studio.git("config", key, value);
  await studio.edit("supplements/turmeric", { name: "Curcuma" });
  await studio.put("literature/rest.json", '{ "term": "Rest", "note": "Rest.", "order": 1 }\r\n');
  await studio.publishTheirs({ "package.json": '{ "new": true }' });
  expect(await studio.titles()).toEqual(["Rest", "Curcuma"]);
  expect(await studio.publish()).toMatchObject({ step: "live" });
  expect(await studio.sent("content/supplements/turmeric.json")).toContain("Curcuma");
  expect(await studio.sent("content/literature/rest.json")).not.toContain("\r");
  expect(await studio.titles()).toEqual([]);
});

test.each(["shallow", "worktree", "submodule"])("publishes from a %s copy", async (name) => {
  const studio = await publishedStudio();
  const server = `file://${join(studio.folder, "site.git")}`;
  const inParent = ["-C", "../parent", "-c", "protocol.file.allow=always"];
  const copies: Record<string, string[]> = {
    shallow: ["clone", "--quiet", "--depth=1", server, "../parent/copy"],
    worktree: ["worktree", "add", "--quiet", "--track", "-b", "w", "../parent/copy", "origin/main"],
    submodule: [...inParent, "submodule", "add", "--quiet", "--branch", "main", server, "copy"],
  };
  await studio.git("init", "--quiet", "../parent");
  await studio.git(...(copies[name] ?? []));
  await studio.publishTheirs({ "package.json": '{ "new": true }' });
  const { edit, write, get } = startStudio({
    root: join(studio.folder, "parent/copy/content"),
    environment: { URL: studio.live.url },
    deploy: { pause: 5, limit: 50 },
  });
  await edit("supplements/turmeric", { name });
  await write("POST", "publication", {});
  await expect.poll(() => get("publication"), { timeout: 20_000 }).toMatchObject({ step: "live" });
  expect(await studio.sent("content/supplements/turmeric.json")).toContain(name);
});

test("reports that the site does not show the changes, until it does", async () => {
  const studio = await publishedStudio();
  const { live } = studio;
  await studio.edit("supplements/turmeric", { name: "Curcuma" });
  live.isStuck = true;
  expect((await studio.publish()).problem?.text).toMatch(/does not show them after \d+ minutes/);
  live.isStuck = false;
  expect(await studio.publish()).toMatchObject({ step: "live" });
});

test("retires the number of a deleted entry only if it has been published", async () => {
  const studio = await publishedStudio();
  const { id: _, ...fields } = JSON.parse(await studio.text("evidence/101.json"));
  const edit = { at: "evidence/new", base: "", fields: { ...fields, title: "Another" } };
  const create = async () => (await studio.write("PUT", "file", edit)).at;
  const remove = async (at: string) => {
    expect((await studio.remove(at)).status).toBe(200);
    return JSON.parse(await studio.text("retired.json"));
  };
  expect(await create()).toBe("evidence/102");
  expect(await remove("evidence/102")).not.toHaveProperty("evidence");
  expect(await create()).toBe("evidence/102");
  await studio.publish();
  expect(await remove("evidence/102")).toMatchObject({ evidence: [102] });
  expect(await create()).toBe("evidence/103");
});

test("sends no value that came with the site, unless it is marked as an example", async () => {
  const studio = await publishedStudio();
  await studio.edit("site", {
    email: "hello@example.org",
    donations: { formUrl: "https://give.example.org/form", paypalUrl: "", cashtag: "$example" },
  });
  const { problem } = await studio.publish();
  expect(problem?.text).toMatch(/so nothing was sent/);
  expect(problem?.reasons).toMatchObject([
    {
      at: "site",
      label: "Email",
      path: ["email"],
      text: expect.stringMatching(/came with the site/),
    },
    { label: "Donation form", path: ["donations", "formUrl"] },
    { label: "Cashtag", path: ["donations", "cashtag"] },
  ]);
  expect(await studio.log()).toBe("Start");
  await studio.edit("site", { sample: true });
  expect(await studio.publish()).toMatchObject({ step: "live" });
});

test("sends nothing while the address of the site is an example", async () => {
  const { mine, log, edit } = await publishedStudio();
  await edit("site", { url: "https://site.example.org", sample: true });
  const { write, get } = startStudio({ root: join(mine, "content") });
  await write("POST", "publication", {});
  await expect
    .poll(() => get("publication"))
    .toMatchObject({
      problem: { reasons: [{ at: "site", label: "Address", path: ["url"] }] },
    });
  expect(await log()).toBe("Start");
});

test("publishes once if two tabs press Publish", async () => {
  const studio = await publishedStudio();
  await studio.edit("supplements/turmeric", { name: "Curcuma" });
  await Promise.all([studio.publish(), studio.publish()]);
  expect(await studio.progress()).toMatchObject({ step: "live" });
  expect(await studio.log()).toBe("Publish Curcuma\nStart");
});
