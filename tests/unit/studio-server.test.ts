import { mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { localDay } from "../../scripts/studio/local-time.ts";
import type { Checked, OpenFile, Overview } from "../../scripts/studio/protocol.ts";
import { bundleStudio } from "../../scripts/studio/server/bundle.ts";
import { createStudio } from "../../scripts/studio/server/studio.ts";
import { checkContent } from "../../src/collections/check/check.ts";
import { collectionNames } from "../../src/collections/schemas/collections.ts";
import { formatContentError } from "../../src/errors/content-error.ts";
import { contentWith } from "../support/check-content.ts";
import { fixtureContent } from "../support/content.ts";
import type { Change } from "../support/valid-content.ts";
import { add, change } from "../support/valid-content.ts";

const origin = "http://localhost:8888";

/** A Studio that edits valid content with some changes. */
async function studioOn(...changes: Change[]) {
  const root = await contentWith(...changes);
  const published: string[] = [];
  const handle = createStudio({
    root,
    environment: {},
    afterWrite: async (collection) => void published.push(collection),
  });
  const send = async (path: string, init: RequestInit = {}, ip = "127.0.0.1") => {
    const response = await handle(new Request(origin + path, init), ip);
    if (!response) throw new Error(`The Studio does not handle ${path}`);
    return response;
  };
  const get = async <T>(path: string): Promise<T> => (await send(`/studio/api/${path}`)).json();
  const write = async <T>(method: string, path: string, body: unknown, headers = {}) => {
    const own = { Origin: origin, "Content-Type": "application/json", ...headers };
    const init = { method, headers: own, body: JSON.stringify(body) };
    const response = await send(`/studio/api/${path}`, init);
    return { status: response.status, answer: (await response.json()) as T };
  };
  const open = (at: string) => get<OpenFile>(`file?at=${at}`);
  const text = (path: string) => readFile(join(root, path), "utf8");
  const errors = async () => (await checkContent(root, {})).errors.map(formatContentError);
  return { root, published, send, get, write, open, text, errors };
}

const today = () => localDay(new Date());

type Answer = { error?: string; current?: OpenFile } & Partial<Checked> & Partial<OpenFile>;

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
    ...{ at: "videos/4", title: "A thread", isDraft: true, isSample: true, errorCount: 0 },
  });
  expect(entryAt("evidence/101")).toMatchObject({ errorCount: 1 });
  expect(settings.map(({ at }) => at)).toEqual(["site", "pages", "moderation", "retired"]);
  expect(launch.examples).toEqual([]);
  expect(otherErrors).toEqual([
    expect.stringMatching(/^content\/pictures\/thread\.png: the file is not a picture/),
  ]);
});

test("writes only the changed field and publishes the collection", async () => {
  const { open, write, text, published } = await studioOn(
    change("videos/4.json", '"4:30",', '"4:30", // about'),
  );
  const before = await text("videos/4.json");
  const { at, fields, base } = await open("videos/4");
  const edit = { at, base, fields: { ...fields, title: "Another" } };
  expect(await write("PUT", "file", edit)).toMatchObject({ status: 200 });
  expect(await text("videos/4.json")).toBe(before.replace("A thread", "Another"));
  expect(published).toEqual(["videos"]);
});

test("writes the main text of a Markdown file, and keeps its fields", async () => {
  const { open, write, text } = await studioOn();
  const before = await text("pages/about.mdx");
  const { at, fields, base, form } = await open("pages/about");
  expect(form.at(-1)).toMatchObject({ key: "body", kind: "body", title: "Main text" });
  const edit = { at, base, fields: { ...fields, body: "Another text." } };
  expect(await write("PUT", "file", edit)).toMatchObject({ status: 200 });
  expect(await text("pages/about.mdx")).toBe(
    before.replace(String(fields["body"]), "Another text."),
  );
});

test("copies the main text of a Markdown file", async () => {
  const { get, open } = await studioOn();
  const { fields } = await open("blog/1");
  const copy = await get<OpenFile>("blank?in=blog&like=blog/1");
  expect(fields["body"]).not.toBe("");
  expect(copy.fields).toMatchObject({ draft: true, body: fields["body"] });
});

test("saves the settings without publishing anything", async () => {
  const { open, write, text, published } = await studioOn();
  const before = await text("site.json");
  const { at, fields, base, form } = await open("site");
  expect(form.find(({ key }) => key === "features")).toMatchObject({ kind: "object" });
  const edit = { at, base, fields: { ...fields, copyrightYear: 2031 } };
  expect(await write("PUT", "file", edit)).toMatchObject({ status: 200 });
  expect(await text("site.json")).toBe(
    before.replace(/"copyrightYear": \d+/, '"copyrightYear": 2031'),
  );
  expect(published).toEqual([]);
});

test("reports each error at its field and does not write the file", async () => {
  const { open, write, text, root } = await studioOn();
  const before = await text("podcasts/1.json");
  const { at, fields, base } = await open("podcasts/1");
  const timestamps = [{ time: "soon", topic: "Welcome" }];
  const edit = { at, base, fields: { ...fields, timestamps, url: "https://localhost/x" } };
  const { answer } = await write<Answer>("POST", "check", edit);
  expect(answer.fieldErrors).toEqual([
    { path: ["url"], text: expect.stringMatching(/^Found "https:\/\/localhost\/x"/) },
    {
      path: ["timestamps", 0, "time"],
      text: expect.stringMatching(/^Found "soon"\. Expected a time/),
    },
  ]);
  const refused = await write<Answer>("PUT", "file", edit);
  expect(refused).toMatchObject({ status: 422, answer: { fieldErrors: answer.fieldErrors } });
  expect(await text("podcasts/1.json")).toBe(before);
  expect((await readdir(join(root, "podcasts"))).filter((name) => name.startsWith("."))).toEqual(
    [],
  );
});

test("labels the options of a choice with the current titles of their entries", async () => {
  const { open } = await studioOn(
    add("social-tabs/uncovering.json", '{ "label": "Science Debunked" }'),
    add("glossary-categories/clinical.json", '{ "label": "Clinical Terms" }'),
  );
  const optionsOf = async (at: string, key: string) => {
    const field = (await open(at)).form.find((one) => one.key === key);
    return field?.kind === "choice" ? field.options : [];
  };
  const tabs = await optionsOf("videos/4", "tab");
  expect(tabs).toContainEqual({ value: "uncovering", label: "Science Debunked" });
  const categories = await optionsOf("glossary/formication", "category");
  expect(categories).toContainEqual({ value: "clinical", label: "Clinical Terms" });
});

test("offers the glossary terms for each item of the related terms", async () => {
  const { open } = await studioOn();
  const { form } = await open("glossary/formication");
  expect(form.find(({ key }) => key === "related")).toMatchObject({
    kind: "list",
    item: {
      kind: "choice",
      options: expect.arrayContaining([{ value: "formication", label: "Formication" }]),
    },
  });
});

test("does not list the values of a choice in its error", async () => {
  const { open, write } = await studioOn();
  const { at, fields, base } = await open("videos/4");
  const edit = { at, base, fields: { ...fields, category: "", duration: "" } };
  const { answer } = await write<Answer>("POST", "check", edit);
  expect(answer.fieldErrors).toEqual([
    { path: ["duration"], text: expect.stringMatching(/^This is empty\. Expected text/) },
    { path: ["category"], text: "Choose one of the options." },
  ]);
});

test("reports an error in the main text with its line", async () => {
  const { open, write } = await studioOn();
  const { at, fields, base } = await open("pages/about");
  const edit = { at, base, fields: { ...fields, body: "First.\n\nThen [a link](/nowhere)." } };
  const { answer } = await write<Answer>("POST", "check", edit);
  expect(answer.fieldErrors).toEqual([
    { path: ["body"], text: expect.stringMatching(/^Line 3: The link to "\/nowhere"/) },
  ]);
});

test("does not delete an entry that another file links to, and names that file", async () => {
  const { write, open } = await studioOn(
    add("pages/about.mdx", "---\ntitle: About\n---\n\nSee [it](/glossary#formication).\n"),
    add(
      "glossary/formication.json",
      JSON.stringify({
        ...{ term: "Formication", category: "clinical", clinicalDefinition: "A feeling." },
        ...{ ntkocDefinition: "NTKOC asks why.", whyItMatters: "It helps." },
      }),
    ),
  );
  const { base } = await open("glossary/formication");
  const gone = await write<Answer>("DELETE", "file", { at: "glossary/formication", base });
  expect(gone.status).toBe(422);
  expect(gone.answer.elsewhere).toEqual([
    expect.stringContaining('content/pages/about.mdx:5: the link to "/glossary#formication"'),
  ]);
});

test("gives a new entry a number that was never used, and sorts its fields", async () => {
  const { get, write, text, errors } = await studioOn(
    add("retired.json", JSON.stringify({ videos: [77], evidence: [150] })),
  );
  const { at, base, form, fields } = await get<OpenFile>("blank?in=videos");
  expect({ at, base, fields }).toEqual({
    at: "videos/new",
    base: "",
    fields: { updated: today() },
  });
  expect(form.map(({ key }) => key)).not.toContain("id");
  const filled = {
    ...{ duration: "1:00", url: "https://video.example.org/embed/9", title: "New" },
    ...{ description: "What there is.", category: "Healing Music", tab: "spiritual", ...fields },
  };
  const edit = { at, base, fields: filled };
  expect((await write<Answer>("POST", "check", edit)).answer.fieldErrors).toEqual([]);
  const saved = await write<Answer>("PUT", "file", edit);
  expect(saved).toMatchObject({ status: 200, answer: { at: "videos/151" } });
  const keys = Object.keys(JSON.parse(await text("videos/151.json")));
  expect(keys).toEqual([
    "id",
    "title",
    "description",
    "url",
    "duration",
    "category",
    "tab",
    "updated",
  ]);
  expect(await write("PUT", "file", edit)).toMatchObject({ answer: { at: "videos/152" } });
  expect(await errors()).toEqual([]);
});

test("names a new entry after its title, unless another entry has or had the name", async () => {
  const { get, write } = await studioOn();
  const named = async (collection: string, fields: object) => {
    const { at, base, fields: blank } = await get<OpenFile>(`blank?in=${collection}`);
    const edit = { at, base, fields: { ...blank, ...fields } };
    return (await write<Answer>("PUT", "file", edit)).answer.at;
  };
  const tip = (title: string) => named("tips", { title, text: "Rest." });
  expect(await tip("Crème & Rest")).toBe("tips/creme-rest");
  expect(await tip("Creme rest")).toBe("tips/creme-rest-2");
  expect(await tip("Creme rest")).toBe("tips/creme-rest-3");
  expect(await tip("休み")).toBe("tips/tips");
  expect(await tip("New")).toBe("tips/new-2");
  expect(await tip("a".repeat(80))).toBe(`tips/${"a".repeat(70)}`);
  const term = {
    clinicalDefinition: "A.",
    ntkocDefinition: "NTKOC asks.",
    whyItMatters: "It helps.",
  };
  const glossary = { term: "Old Name", category: "clinical", ...term };
  expect(await named("glossary", glossary)).toBe("glossary/old-name-2");
});

test("moves an entry, and numbers the list again", async () => {
  const { get, write, root, published, errors } = await studioOn(
    change("channels/four.json", '"order": 4', '"order": 3'),
  );
  const ordered = async () => {
    const { groups } = await get<Overview>("overview");
    const lists = groups.flatMap(({ collections }) => collections);
    const { isOrdered, entries } = lists.find(({ name }) => name === "channels") ?? {};
    return [isOrdered, ...(entries ?? []).map(({ at }) => at.slice(9))];
  };
  expect(await ordered()).toEqual([true, "one", "two", "four", "three"]);
  const before = await readFile(join(root, "channels/one.json"), "utf8");
  expect(await write("PUT", "order", { at: "channels/three", to: 1 })).toMatchObject({
    status: 200,
  });
  expect(await ordered()).toEqual([true, "one", "three", "two", "four"]);
  expect(await readFile(join(root, "channels/one.json"), "utf8")).toBe(before);
  expect(await readFile(join(root, "channels/four.json"), "utf8")).toContain('"order": 4');
  expect(published).toEqual(["channels"]);
  expect(await errors()).toEqual([]);
});

test("does not move an entry of another list, or past a file with mistakes", async () => {
  const { write, text } = await studioOn(add("channels/two.json", "{ "));
  const before = await text("channels/one.json");
  for (const at of ["videos/4", "channels/none", "site", "../x/y"])
    expect(await write("PUT", "order", { at, to: 0 })).toMatchObject({ status: 404 });
  expect(await write("PUT", "order", { at: "channels/one", to: -1 })).toMatchObject({
    status: 400,
  });
  expect(await write("PUT", "order", { at: "channels/one", to: 3 })).toMatchObject({
    status: 422,
    answer: { error: "Fix the mistakes of content/channels/two.json first." },
  });
  expect(await text("channels/one.json")).toBe(before);
});

test("makes a copy a draft without the number of the original", async () => {
  const { get } = await studioOn();
  const copy = await get<OpenFile>("blank?in=podcasts&like=podcasts/1");
  expect(copy.fields).toMatchObject({ title: "A conversation (copy)", draft: true });
  expect(copy.fields).not.toHaveProperty("featured");
  expect(copy.fields).not.toHaveProperty("id");
});

test("retires the number of a deleted entry", async () => {
  const { open, write, text, errors, root } = await studioOn();
  const { base } = await open("evidence/101");
  const gone = await write("DELETE", "file", { at: "evidence/101", base });
  expect(gone).toMatchObject({ status: 200 });
  expect(await readdir(join(root, "evidence"))).toEqual([]);
  expect(JSON.parse(await text("retired.json"))).toMatchObject({ evidence: [101] });
  expect(await errors()).toEqual([]);
});

test("does not add or delete files in a fixed collection", async () => {
  const { open, get, write } = await studioOn();
  const { base, isOpen, fields } = await open("treatment-tabs/fasting");
  expect(isOpen).toBe(false);
  const at = "treatment-tabs/fasting";
  expect(await write("DELETE", "file", { at, base })).toMatchObject({ status: 403 });
  const added = { at: "treatment-tabs/new", base: "", fields };
  expect(await write("PUT", "file", added)).toMatchObject({ status: 403 });
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
  const refused = await write<Answer>("PUT", "file", edit);
  expect(refused).toMatchObject({
    status: 409,
    answer: { current: { fields: { title: "Theirs" } } },
  });
  expect(await write("DELETE", "file", { at, base })).toMatchObject({ status: 409 });
  expect(await text("videos/4.json")).toBe(theirs);
  const { current } = refused.answer;
  const again = await write("PUT", "file", { ...edit, base: current?.base });
  expect(again).toMatchObject({ status: 200, answer: { fields: { title: "Mine" } } });
});

test("shows the syntax errors of a file and does not write it", async () => {
  const { open, write, text } = await studioOn(add("videos/4.json", '{ "id": 4, '));
  const { broken, at, base } = await open("videos/4");
  expect(broken).toEqual([expect.stringMatching(/^Line 1: a closing } is missing/)]);
  expect(await write("PUT", "file", { at, base, fields: {} })).toMatchObject({ status: 422 });
  expect(await text("videos/4.json")).toBe('{ "id": 4, ');
});

test("shows an unknown field and removes it when it is emptied", async () => {
  const { open, write, text } = await studioOn(
    change("videos/4.json", '"duration"', '"durration": 1, "duration"'),
  );
  const { form, at, base, fields } = await open("videos/4");
  expect(form.at(-1)).toMatchObject({ key: "durration", kind: "text" });
  const { durration: _, ...rest } = fields;
  expect(await write("PUT", "file", { at, base, fields: rest })).toMatchObject({ status: 200 });
  expect(await text("videos/4.json")).not.toContain("durration");
});

const tricks = [
  ...["../package", "videos/../../package", "videos/..", "videos/%2e%2e", "/etc/passwd", "videos/"],
  ...[
    "videos/a/b",
    "videos\\..\\x",
    "templates/videos",
    "pictures/x",
    "videos/.hidden",
    "Videos/4",
  ],
  ...["constructor/x", "__proto__", "toString", "videos/4.json", "videos/4\0", "videos/4\n"],
];

test("opens only files of collections and the settings", async () => {
  const { write, send } = await studioOn();
  for (const at of tricks) {
    const found = await send(`/studio/api/file?${new URLSearchParams({ at })}`);
    expect([at, found.status]).toEqual([at, 404]);
    const put = await write("PUT", "file", { at, base: "", fields: { id: 1 } });
    expect([at, put.status]).toEqual([at, 404]);
    expect([at, (await write("DELETE", "file", { at, base: "" })).status]).toEqual([at, 404]);
  }
});

test("does not write through a symbolic link", async () => {
  const { root, open, write } = await studioOn();
  const outside = join(dirname(root), "outside.json");
  await writeFile(outside, JSON.stringify({ term: "a", note: "b", order: 1 }));
  await mkdir(join(root, "literature"), { recursive: true });
  await symlink(outside, join(root, "literature/link.json"));
  const { at, base, fields } = await open("literature/link");
  const put = await write("PUT", "file", { at, base, fields: { ...fields, note: "c" } });
  expect(put.status).toBe(500);
  expect(await readFile(outside, "utf8")).toContain('"b"');
});

const foreignRequests: [string, RequestInit & { headers: Record<string, string> }, string?][] = [
  ["from another computer", { headers: { Origin: origin } }, "192.0.2.1"],
  ["from another site", { headers: { Origin: "https://evil.example" } }],
  ["from another port of this computer", { headers: { Origin: "http://localhost:1" } }],
  ["from a sandboxed page", { headers: { Origin: "null" } }],
  ["from a link on another site", { headers: { "Sec-Fetch-Site": "cross-site" } }],
  ["from another subdomain", { headers: { "Sec-Fetch-Site": "same-site" } }],
  ["without an origin", { headers: {} }],
];

for (const [who, { headers }, ip] of foreignRequests)
  test(`refuses a write ${who}`, async () => {
    const { send, text } = await studioOn();
    const before = await text("videos/4.json");
    const body = JSON.stringify({ at: "videos/4", base: "", fields: {} });
    const json = { "Content-Type": "application/json", ...headers };
    for (const method of ["PUT", "DELETE", "POST"])
      expect((await send("/studio/api/file", { method, headers: json, body }, ip)).status).toBe(
        403,
      );
    expect(await text("videos/4.json")).toBe(before);
  });

test("refuses a body that is not JSON, and a foreign host name", async () => {
  const { send } = await studioOn();
  const plain = { method: "PUT", headers: { Origin: origin, "Content-Type": "text/plain" } };
  expect((await send("/studio/api/file", { ...plain, body: "{}" })).status).toBe(403);
  const handle = createStudio({
    root: fixtureContent,
    environment: {},
    afterWrite: async () => {},
  });
  const rebound = new Request("http://evil.example:8888/studio/api/overview");
  expect((await handle(rebound, "127.0.0.1"))?.status).toBe(403);
});

test("rejects an unknown endpoint and an invalid body", async () => {
  const { send, write } = await studioOn();
  expect((await send("/studio/api/nothing")).status).toBe(404);
  expect(await write("PUT", "file", { at: 4 })).toMatchObject({ status: 400 });
});

test("bundles the script, the styles and the font", async () => {
  const files = [...(await bundleStudio()).keys()];
  expect(files).toEqual(
    expect.arrayContaining([
      "/studio/studio.js",
      "/studio/studio.css",
      expect.stringMatching(/\.woff2$/),
    ]),
  );
});
