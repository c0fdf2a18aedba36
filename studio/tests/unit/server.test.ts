import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkContent } from "../../../src/collections/check/check.ts";
import { collectionNames } from "../../../src/collections/collections.ts";
import { formatContentError } from "../../../src/lib/errors/content-error.ts";
import { add, change } from "../../../tests/support/valid-content.ts";
import { localDay } from "../../local-time.ts";
import type { OpenFile, Overview } from "../../protocol.ts";
import { studioOn } from "../support/studio.ts";

const errorsIn = async (root: string) => (await checkContent(root)).errors.map(formatContentError);

test("lists every entry with its badges, and the errors of files without a form", async () => {
  const { get } = await studioOn(
    change("videos/4.json", '"id"', '"draft": true, "sample": true, "id"'),
    change("evidence/101.json", '"Microscopy research"', '""'),
    add("pictures/thread.png", "x"),
  );
  const { groups, settings, launch, otherErrors } = await get<Overview>("overview");
  const all = groups.flatMap(({ collections }) => collections);
  expect(all).toHaveLength(collectionNames.length);
  const entryAt = (at: string) =>
    all.flatMap(({ entries }) => entries).find((one) => one.at === at);
  expect(entryAt("videos/4")).toEqual({
    at: "videos/4",
    title: "A thread",
    isDraft: true,
    isSample: true,
    errorCount: 0,
    words: expect.stringMatching(/^a thread videos\/4 draft example .*microscope/),
  });
  expect(entryAt("evidence/101")).toMatchObject({ errorCount: 1 });
  expect(settings.map(({ at }) => at)).toEqual(["site", "pages", "moderation", "retired"]);
  expect(launch.examples).toEqual([]);
  expect(otherErrors).toMatchObject([
    { title: "pictures/thread.png", text: expect.stringMatching(/^this is not a picture/) },
  ]);
});

test("keeps a draft with a date in the future, and lists it once that day has come", async () => {
  const { edit, get } = await studioOn();
  const planned = { createdAt: "2062-05-02T09:00:00Z", updated: "2026-11-01" };
  expect((await edit("blog/1", planned)).fieldErrors).toMatchObject([
    { path: ["createdAt"], text: expect.stringContaining("To keep it until that day, tick Draft") },
  ]);
  expect((await edit("blog/1", { ...planned, draft: true })).status).toBe(200);
  expect((await get<Overview>("overview")).ready).toEqual([]);
  await edit("blog/1", { createdAt: "2026-11-02T09:00:00Z" });
  expect((await get<Overview>("overview")).ready).toMatchObject([{ at: "blog/1" }]);
});

test("lists values that came with the site on the start page", async () => {
  const { edit, get } = await studioOn();
  await edit("site", { email: "me@example.org" });
  expect((await get<Overview>("overview")).exampleValues).toContainEqual(
    expect.objectContaining({ at: "site", label: "Email", path: ["email"] }),
  );
});

test("writes only the changed field, and publishes the collection but not the settings", async () => {
  const { edit, text, published } = await studioOn(
    change("videos/4.json", '"4:30",', '"4:30", // about'),
  );
  const video = await text("videos/4.json");
  const site = await text("site.json");
  expect(await edit("videos/4", { title: "Another" })).toMatchObject({ status: 200 });
  expect(await edit("site", { copyrightYear: 2031 })).toMatchObject({ status: 200 });
  expect(await text("videos/4.json")).toBe(video.replace("A thread", "Another"));
  expect(await text("site.json")).toBe(
    site.replace(/"copyrightYear": \d+/, '"copyrightYear": 2031'),
  );
  expect(published).toEqual(["videos"]);
});

test("edits the main text of a Markdown file, and reports the line of its errors", async () => {
  const { open, edit, check, text } = await studioOn();
  const before = await text("pages/about.mdx");
  const { fields, form } = await open("pages/about");
  expect(form[1]).toMatchObject({ key: "body", kind: "body", title: "Main text" });
  const wrong = await check("pages/about", { body: "First.\n\nThen [a link](/nowhere)." });
  expect(wrong.fieldErrors).toMatchObject([
    { path: ["body"], text: expect.stringMatching(/^Line 3: The link to "\/nowhere"/) },
  ]);
  expect(await edit("pages/about", { body: "Another text." })).toMatchObject({ status: 200 });
  expect(await text("pages/about.mdx")).toBe(
    before.replace(String(fields["body"]), "Another text."),
  );
});

test("creates a copy as a draft, with the main text but not the number of the original", async () => {
  const { get, open } = await studioOn();
  const { fields } = await open("blog/1");
  const post = await get<OpenFile>("blank?in=blog&like=blog/1");
  expect(fields["body"]).not.toBe("");
  expect(post.fields).toMatchObject({ draft: true, body: fields["body"] });
  const copy = await get<OpenFile>("blank?in=podcasts&like=podcasts/1");
  expect(copy.fields).toMatchObject({ title: "A conversation (copy)", draft: true });
  expect(copy.fields).not.toHaveProperty("featured");
  expect(copy.fields).not.toHaveProperty("id");
});

test("reports each error at its field and does not write the file", async () => {
  const { check, edit, text, root } = await studioOn();
  const before = await text("podcasts/1.json");
  const fields = {
    timestamps: [{ time: "soon", topic: "Welcome" }],
    url: "https://localhost/x",
    duration: "",
    // Needs a description, even though other fields have mistakes.
    thumbnail: "thread.png",
    date: "",
  };
  const { fieldErrors } = await check("podcasts/1", fields);
  expect(fieldErrors).toMatchObject([
    {
      path: ["thumbnailAlt"],
      label: "Picture description",
      text: expect.stringContaining("a description of the picture"),
    },
    { path: ["url"], text: expect.stringMatching(/^Found "https:\/\/localhost\/x"/) },
    { path: ["date"], text: "Choose a date." },
    { path: ["duration"], text: expect.stringMatching(/^This is empty\. Expected/) },
    {
      path: ["timestamps", 0, "time"],
      text: expect.stringMatching(/^Found "soon"\. Expected a time/),
    },
  ]);
  expect(await edit("podcasts/1", fields)).toMatchObject({ status: 422, fieldErrors });
  expect(await text("podcasts/1.json")).toBe(before);
  expect((await readdir(join(root, "podcasts"))).some((name) => name.startsWith("."))).toBe(false);
  const other = await studioOn(change("videos/4.json", '"4:30"', '""'));
  expect((await other.edit("videos/4", { title: "Another" })).status).toBe(422);
  // The form shows the options already.
  expect((await check("videos/4", { category: "" })).fieldErrors).toMatchObject([
    { path: ["category"], text: "Choose one of the options." },
  ]);
});

test("does not delete an entry that others need, and names their fields", async () => {
  const { remove } = await studioOn(
    add("pages/about.mdx", "---\ntitle: About\n---\n\nSee [it](/glossary#formication).\n"),
    change("glossary/matchbox-sign.json", '"term"', '"related": ["formication"], "term"'),
  );
  expect(await remove("glossary/formication")).toMatchObject({
    status: 422,
    error: "Formication is not deleted, because these need it. Remove it there first:",
    elsewhere: expect.arrayContaining([
      expect.objectContaining({
        at: "pages/about",
        title: "About",
        path: ["body"],
        text: "Line 1",
      }),
      expect.objectContaining({
        at: "glossary/matchbox-sign",
        title: "Matchbox Sign",
        label: "Related terms",
        path: ["related", 0],
      }),
    ]),
  });
});

test("gives a new entry a number that was never used, and sorts its fields", async () => {
  const { get, write, text, root } = await studioOn(
    add("retired.json", JSON.stringify({ videos: [77], evidence: [150] })),
  );
  const { at, base, form, fields } = await get<OpenFile>("blank?in=videos");
  expect({ at, base, fields }).toEqual({
    at: "videos/new",
    base: "",
    fields: { updated: localDay(new Date()) },
  });
  expect(form.map(({ key }) => key)).not.toContain("id");
  const filled = {
    duration: "1:00",
    url: "https://video.example.org/embed/9",
    title: "New",
    description: "What there is.",
    category: "Healing Music",
    tab: "spiritual",
    ...fields,
  };
  const edit = { at, base, fields: filled };
  expect((await write("POST", "check", edit)).fieldErrors).toEqual([]);
  expect(await write("PUT", "file", edit)).toMatchObject({ status: 200, at: "videos/151" });
  expect(Object.keys(JSON.parse(await text("videos/151.json"))).join()).toBe(
    "id,title,description,url,duration,category,tab,updated",
  );
  expect(await write("PUT", "file", edit)).toMatchObject({
    status: 422,
    fieldErrors: [{ path: ["title"], text: expect.stringContaining("already has") }],
  });
  const other = { ...edit, fields: { ...filled, title: "Another" } };
  expect(await write("PUT", "file", other)).toMatchObject({ at: "videos/152" });
  expect(await errorsIn(root)).toEqual([]);
});

test("names a new entry after its title, and reports the name of a deleted entry", async () => {
  const { get, write } = await studioOn();
  const named = async (collection: string, fields: object) => {
    const { at, base, fields: blank } = await get<OpenFile>(`blank?in=${collection}`);
    return write("PUT", "file", { at, base, fields: { ...blank, ...fields } });
  };
  const list = async (title: string) =>
    (await named("playlists", { title, description: "Rest.", url: "https://a.net/b" })).at;
  expect(await list("Crème & Rest")).toBe("playlists/creme-rest");
  expect(await list("Creme rest")).toBe("playlists/creme-rest-2");
  expect(await list("Creme rest")).toBe("playlists/creme-rest-3");
  expect(await list("休み")).toBe("playlists/playlists");
  expect(await list("New")).toBe("playlists/new-2");
  expect(await list("a".repeat(80))).toBe(`playlists/${"a".repeat(70)}`);
  const texts = { clinicalDefinition: "A.", ntkocDefinition: "NTKOC asks.", whyItMatters: "It." };
  const term = { term: "Old Name", category: "clinical", ...texts };
  expect(await named("glossary", term)).toMatchObject({
    status: 422,
    fieldErrors: [{ path: ["term"], text: expect.stringContaining("bring that entry back") }],
  });
});

test("moves an entry in one file, and numbers the list if it has no room", async () => {
  const { get, write, text, root, published } = await studioOn(
    change("channels/four.json", '"order": 4', '"order": 3'),
  );
  const ordered = async () => {
    const { groups } = await get<Overview>("overview");
    const lists = groups.flatMap(({ collections }) => collections);
    const { order, entries } = lists.find(({ name }) => name === "channels") ?? {};
    return [order, ...(entries ?? []).map(({ at }) => at.slice(9))];
  };
  expect(await ordered()).toEqual(["by hand", "one", "two", "four", "three"]);
  const move = async (at: string, to: number) =>
    expect((await write("PUT", "order", { at, to })).status).toBe(200);
  // Between two entries with the same number.
  await move("channels/one", 2);
  expect(await ordered()).toEqual(["by hand", "two", "four", "one", "three"]);
  const before = await Promise.all(
    ["one", "two", "four"].map((one) => text(`channels/${one}.json`)),
  );
  await move("channels/three", 1);
  expect(await ordered()).toEqual(["by hand", "two", "three", "four", "one"]);
  expect(
    await Promise.all(["one", "two", "four"].map((one) => text(`channels/${one}.json`))),
  ).toEqual(before);
  expect(published).toEqual(["channels", "channels"]);
  expect(await errorsIn(root)).toEqual([]);
});

test("does not move an entry of another list, or next to a file with mistakes", async () => {
  const { write, text } = await studioOn(add("channels/two.json", "{ "));
  const before = await text("channels/one.json");
  for (const at of ["videos/4", "channels/none", "site", "../x/y"])
    expect((await write("PUT", "order", { at, to: 0 })).status).toBe(404);
  expect(await write("PUT", "order", { at: "channels/three", to: 0 })).toMatchObject({
    status: 422,
    error: "Fix the mistakes of content/channels/two.json first.",
  });
  expect(await text("channels/one.json")).toBe(before);
});

test("retires the number of a deleted entry if git cannot tell whether it was published", async () => {
  const { remove, text, root } = await studioOn();
  expect((await remove("evidence/101")).status).toBe(200);
  expect(await readdir(join(root, "evidence"))).toEqual([]);
  expect(JSON.parse(await text("retired.json"))).toMatchObject({ evidence: [101] });
  expect(await errorsIn(root)).toEqual([]);
});

test("leaves out examples, unless other content needs one of them, and makes them the creator’s own", async () => {
  const { get, write, text } = await studioOn(
    change("glossary/matchbox-sign.json", '"term"', '"sample": true, "term"'),
    change("videos/4.json", '"title"', '"sample": true, "title"'),
  );
  const { launch } = await get<Overview>("overview");
  expect(launch.examples).toMatchObject([
    { at: "glossary/matchbox-sign", canBeDraft: true },
    { at: "videos/4", group: "Social Media Videos", canBeDraft: true },
  ]);
  const files = launch.examples.map(({ at }) => at);
  const before = await text("glossary/matchbox-sign.json");
  const mark = (names: string[], box: string, isTicked: boolean) =>
    write("PUT", "marks", { files: names, box, isTicked });
  expect(await mark(files, "draft", true)).toMatchObject({
    status: 200,
    stays: ["videos/4"],
    reasons: [{ at: "blog/1", path: ["body"], text: "Line 1: It needs “A thread”" }],
  });
  expect(JSON.parse(await text("videos/4.json"))).not.toHaveProperty("draft");
  expect(JSON.parse(await text("glossary/matchbox-sign.json"))).toMatchObject({ draft: true });
  expect((await mark(files.slice(0, 1), "draft", false)).status).toBe(200);
  expect(JSON.parse(await text("glossary/matchbox-sign.json"))).toEqual(JSON.parse(before));
  expect((await mark(files, "sample", false)).status).toBe(200);
  expect((await get<Overview>("overview")).launch.examples).toEqual([]);
});

test("does not add or delete files in a fixed collection", async () => {
  const { open, get, write, remove } = await studioOn();
  const { isOpen, fields } = await open("treatment-tabs/fasting");
  expect(isOpen).toBe(false);
  expect((await remove("treatment-tabs/fasting")).status).toBe(403);
  const added = { at: "treatment-tabs/new", base: "", fields };
  expect((await write("PUT", "file", added)).status).toBe(403);
  expect(await get("blank?in=pages")).toMatchObject({
    error: "You cannot add entries here, because the site uses a fixed list.",
  });
});

test("does not overwrite or delete a file that has changed since it was opened", async () => {
  const { open, write, text, root } = await studioOn();
  const { at, fields, base } = await open("videos/4");
  const theirs = (await text("videos/4.json")).replace("A thread", "Theirs");
  await writeFile(join(root, "videos/4.json"), theirs);
  const edit = { at, base, fields: { ...fields, title: "Mine" } };
  const { status, current } = await write("PUT", "file", edit);
  expect([status, current?.fields["title"]]).toEqual([409, "Theirs"]);
  expect((await write("DELETE", "file", { at, base })).status).toBe(409);
  expect(await text("videos/4.json")).toBe(theirs);
  const again = await write("PUT", "file", { ...edit, base: current?.base });
  expect(again).toMatchObject({ status: 200, fields: { title: "Mine" } });
});

test("shows the syntax errors of a file and does not write it", async () => {
  const { open, edit, text } = await studioOn(add("videos/4.json", '{ "id": 4, '));
  expect((await open("videos/4")).broken).toEqual([
    expect.stringMatching(/^Line 1: a property name is missing/),
  ]);
  expect((await edit("videos/4", {})).status).toBe(422);
  expect(await text("videos/4.json")).toBe('{ "id": 4, ');
});

const tricks = [
  "../package",
  "videos/../../package",
  "/etc/passwd",
  "videos/a/b",
  "videos\\..\\x",
  "drafts/videos",
  "videos/.hidden",
  "constructor/x",
  "videos/4\0",
];

test("opens only collection files and the settings", async () => {
  const { write, send } = await studioOn();
  for (const at of tricks) {
    const found = await send(`file?${new URLSearchParams({ at })}`);
    const put = await write("PUT", "file", { at, base: "", fields: { id: 1 } });
    const gone = await write("DELETE", "file", { at, base: "" });
    expect([at, found.status, put.status, gone.status]).toEqual([at, 404, 404, 404]);
  }
});

test("keeps braces and < in a page as text", async () => {
  const { open, edit, text } = await studioOn();
  const body = 'I am {better} and <3 you. `{code}`\n\n<Illustration name="tape-test" />';
  expect(await edit("pages/about", { body })).toMatchObject({ status: 200 });
  expect(await text("pages/about.mdx")).toContain("I am \\{better} and \\<3 you. `{code}`");
  expect((await open("pages/about")).fields["body"]).toBe(body);
});
