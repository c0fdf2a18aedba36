import { mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
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

/** A Studio on a folder of right content, spoilt by some changes. */
async function studioOn(...changes: Change[]) {
  const root = await contentWith(...changes);
  const published: string[] = [];
  const answer = createStudio({
    root,
    environment: {},
    afterWrite: async (collection) => void published.push(collection),
  });
  const send = async (path: string, init: RequestInit = {}, ip = "127.0.0.1") => {
    const response = await answer(new Request(origin + path, init), ip);
    if (!response) throw new Error(`The Studio does not answer ${path}`);
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

type Answer = { error?: string; current?: OpenFile } & Partial<Checked> & Partial<OpenFile>;

test("the overview names every entry with its marks, and what belongs to no form", async () => {
  const { get } = await studioOn(
    change("videos/4.json", '"id"', '"draft": true, "sample": true, "id"'),
    change("evidence/101.json", '"Microscopy"', '""'),
    add("pictures/broken.png", "x"),
  );
  const { groups, settings, strays } = await get<Overview>("overview");
  const all = groups.flatMap(({ collections }) => collections);
  expect(all).toHaveLength(collectionNames.length);
  const entryAt = (at: string) =>
    all.flatMap(({ entries }) => entries).find((one) => one.at === at);
  expect(entryAt("videos/4")).toEqual({
    ...{ at: "videos/4", title: "A thread", isDraft: true, isSample: true, errorCount: 0 },
  });
  expect(entryAt("evidence/101")).toMatchObject({ errorCount: 1 });
  expect(settings.map(({ at }) => at)).toEqual(["site", "pages", "retired"]);
  expect(strays).toEqual([
    expect.stringMatching(/^content\/pictures\/broken\.png: the file is not a picture/),
  ]);
});

test("a changed field is written alone, and the file is told to the database", async () => {
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

test("the settings are edited like an entry, and are nothing for the database", async () => {
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

test("what is wrong is said in the words of the check, at its field, and not written", async () => {
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

test("what is wrong with the words of a text is said with its line in them", async () => {
  const { open, write } = await studioOn();
  const { at, fields, base } = await open("pages/about");
  const body = "First.\n\nThen [a link](/nowhere).";
  const { answer } = await write<Answer>("POST", "check", { at, base, fields, body });
  expect(answer.fieldErrors).toEqual([
    { path: ["body"], text: expect.stringMatching(/^Line 3: The link to "\/nowhere"/) },
  ]);
});

test("a change that breaks another file is not written, and says which", async () => {
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

test("a new entry gets the next number that nobody ever had, and its fields in order", async () => {
  const { get, write, text, errors } = await studioOn(
    add("retired.json", JSON.stringify({ videos: [77], evidence: [150] })),
  );
  const blank = await get<OpenFile>("blank?in=videos");
  expect(blank).toMatchObject({ base: "", fields: { id: 151, updated: expect.any(String) } });
  const fields = {
    ...{ duration: "1:00", url: "https://video.example.org/embed/9", title: "New" },
    ...{ description: "What there is.", category: "Social Commentary", ...blank.fields },
  };
  const edit = { at: "videos/151", base: "", fields };
  expect(await write("PUT", "file", edit)).toMatchObject({ status: 200 });
  const keys = Object.keys(JSON.parse(await text("videos/151.json")));
  expect(keys).toEqual(["id", "title", "description", "url", "duration", "category", "updated"]);
  expect(await write("PUT", "file", edit)).toMatchObject({ status: 409 });
  expect(await errors()).toEqual([]);
});

test("a copy has its own number, and is a draft", async () => {
  const { get } = await studioOn();
  const copy = await get<OpenFile>("blank?in=podcasts&like=podcasts/1");
  expect(copy.fields).toMatchObject({ id: 3, title: "A conversation (copy)", draft: true });
  expect(copy.fields).not.toHaveProperty("featured");
});

test("what is deleted leaves its number behind, so that nothing gets it again", async () => {
  const { open, get, write, text, errors, root } = await studioOn();
  const { base } = await open("evidence/101");
  const gone = await write("DELETE", "file", { at: "evidence/101", base });
  expect(gone).toMatchObject({ status: 200 });
  expect(await readdir(join(root, "evidence"))).toEqual([]);
  expect(JSON.parse(await text("retired.json"))).toMatchObject({ evidence: [101] });
  expect(await get("blank?in=evidence")).toMatchObject({ fields: { id: 102 } });
  expect(await errors()).toEqual([]);
});

test("files that pages ask for by name are neither added nor taken away", async () => {
  const { open, get, write } = await studioOn();
  const { base, isOpen, fields } = await open("treatment-tabs/fasting");
  expect(isOpen).toBe(false);
  const at = "treatment-tabs/fasting";
  expect(await write("DELETE", "file", { at, base })).toMatchObject({ status: 403 });
  const added = { at: "treatment-tabs/new", base: "", fields };
  expect(await write("PUT", "file", added)).toMatchObject({ status: 403 });
  expect(await get("blank?in=pages")).toMatchObject({ error: "Nothing can be added here." });
});

test("a file that has changed since it was opened is not written over", async () => {
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

test("a file whose notation is broken is shown with its mistakes, and not written", async () => {
  const { open, write, text } = await studioOn(add("videos/4.json", '{ "id": 4, '));
  const { broken, at, base } = await open("videos/4");
  expect(broken).toEqual([
    expect.stringMatching(/^content\/videos\/4\.json:1: a closing } is missing/),
  ]);
  expect(await write("PUT", "file", { at, base, fields: {} })).toMatchObject({ status: 422 });
  expect(await text("videos/4.json")).toBe('{ "id": 4, ');
});

test("a field that no schema knows is shown, and kept until it is emptied", async () => {
  const { open, write, text } = await studioOn(
    change("videos/4.json", '"duration"', '"durration": 1, "duration"'),
  );
  const { form, at, base, fields } = await open("videos/4");
  expect(form.at(-1)).toMatchObject({ key: "durration", kind: "json" });
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

test("no name leads to anything but the files of the collections and the settings", async () => {
  const { write, send } = await studioOn();
  for (const at of tricks) {
    const found = await send(`/studio/api/file?${new URLSearchParams({ at })}`);
    expect([at, found.status]).toEqual([at, 404]);
    const put = await write("PUT", "file", { at, base: "", fields: { id: 1 }, body: "x" });
    expect([at, put.status]).toEqual([at, 404]);
    expect([at, (await write("DELETE", "file", { at, base: "" })).status]).toEqual([at, 404]);
  }
});

test("a link in the place of a file is not written through", async () => {
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

const strangers: [string, RequestInit & { headers: Record<string, string> }, string?][] = [
  ["from another machine", { headers: { Origin: origin } }, "192.0.2.1"],
  ["from another site", { headers: { Origin: "https://evil.example" } }],
  ["from another port of this machine", { headers: { Origin: "http://localhost:1" } }],
  ["from a page in a sandbox", { headers: { Origin: "null" } }],
  ["by a link or picture elsewhere", { headers: { "Sec-Fetch-Site": "cross-site" } }],
  ["by a neighbour under the same domain", { headers: { "Sec-Fetch-Site": "same-site" } }],
  ["without saying from where", { headers: {} }],
];

for (const [who, { headers }, ip] of strangers)
  test(`a write ${who} is refused`, async () => {
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

test("a write in the form of a plain form is refused, and so is a name that only leads here", async () => {
  const { send } = await studioOn();
  const plain = { method: "PUT", headers: { Origin: origin, "Content-Type": "text/plain" } };
  expect((await send("/studio/api/file", { ...plain, body: "{}" })).status).toBe(403);
  const answer = createStudio({
    root: fixtureContent,
    environment: {},
    afterWrite: async () => {},
  });
  const rebound = new Request("http://evil.example:8888/studio/api/overview");
  expect((await answer(rebound, "127.0.0.1"))?.status).toBe(403);
});

test("a call that is none is said to be none", async () => {
  const { send, write } = await studioOn();
  expect((await send("/studio/api/nothing")).status).toBe(404);
  expect(await write("PUT", "file", { at: 4 })).toMatchObject({ status: 400 });
});

test("the bundle has the script, the styles and the typeface", async () => {
  const files = [...(await bundleStudio()).keys()];
  expect(files).toEqual(
    expect.arrayContaining([
      "/studio/studio.js",
      "/studio/studio.css",
      expect.stringMatching(/\.woff2$/),
    ]),
  );
});
