import { expect, test } from "vitest";
import { maxLength } from "../../src/schemas/limits.ts";
import { setEnv } from "../../src/server/env.ts";
import { asForm, discussion, newKey } from "../support/posts.ts";
import { postForm, postJson, send, startSite, typed } from "../support/site.ts";

startSite({ FEATURES: "discussions" });

const path = "/api/discussions";
const titles = async () =>
  ((await (await send(path)).json()) as { title: string }[]).map(({ title }) => title);

test("a discussion is answered with 201 and without the e-mail, and has its page", async () => {
  const response = await postJson(path, { ...discussion, title: " How do\nyou \u202esleep? " });
  const { own, ...stored } = await response.json();

  expect(own).toMatch(/^\/own\/discussion-/);
  expect(response.status).toBe(201);
  expect(stored).toEqual({
    id: expect.any(Number),
    title: "How do you sleep?",
    content: "Thank you for this.",
    author: "Ada",
    category: "medical-experiences",
    createdAt: expect.stringMatching(/Z$/),
    updatedAt: stored.createdAt,
    replies: 0,
    views: 0,
  });
  expect(stored.id).toBeGreaterThan(10_000);
  expect(await (await send(`${path}/${stored.id}`)).json()).toEqual(stored);
  expect(await (await send(`/discussions/${stored.id}`)).text()).toContain("How do you sleep?");
  expect((await titles())[0]).toBe("How do you sleep?");
});

test("it can be replied to", async () => {
  const { id } = await (await postJson(path, discussion)).json();

  expect((await postJson(`${path}/${id}/replies`, typed)).status).toBe(201);
  expect((await (await send(`${path}/${id}`)).json()).replies).toBe(1);
});

const most = (max: number) => `String must contain at most ${max} character(s)`;
const categories = "medical-experiences, community-feedback, weekly-discussions";

test.each<[object, object]>([
  [
    {},
    {
      title: "Required",
      content: "Required",
      author: "Required",
      email: "Required",
      category: "Required",
    },
  ],
  [
    { ...discussion, title: "\u200b \u202e" },
    { title: "String must contain at least 1 character(s)" },
  ],
  [{ ...discussion, title: "a".repeat(maxLength.title + 1) }, { title: most(maxLength.title) }],
  [
    { ...discussion, content: "a".repeat(maxLength.content + 1) },
    { content: most(maxLength.content) },
  ],
  [{ ...discussion, author: "a".repeat(maxLength.author + 1) }, { author: most(maxLength.author) }],
  [{ ...discussion, email: "ada@" }, { email: "Invalid email" }],
  [{ ...discussion, category: "news" }, { category: `Expected one of ${categories}` }],
  [{ ...discussion, category: 7 }, { category: `Expected one of ${categories}` }],
  [{ ...discussion, title: ["a"] }, { title: "Expected text" }],
])("%j is refused with each field named", async (body, fields) => {
  const response = await postJson(path, body);

  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: "Some fields are not valid", fields });
});

test("the longest of everything fits", async () => {
  const response = await postJson(path, {
    ...discussion,
    title: "t".repeat(maxLength.title),
    content: "c".repeat(maxLength.content),
    author: "a".repeat(maxLength.author),
  });

  expect(response.status).toBe(201);
});

test("what the server decides cannot be sent along", async () => {
  const extra = { id: 1, views: 99, replies: 99, createdAt: "1970-01-01T00:00:00Z" };
  const stored = await (await postJson(path, { ...discussion, ...extra })).json();

  expect(stored).toMatchObject({ views: 0, replies: 0 });
  expect(stored.id).not.toBe(1);
  expect(stored.createdAt).not.toContain("1970");
});

test("a form leads to the page of the discussion", async () => {
  const response = await postForm(path, asForm(discussion));
  const location = response.headers.get("Location") ?? "";

  expect(response.status).toBe(303);
  expect(location).toMatch(/^\/discussions\/\d+\?fresh=started&own=discussion-[\w-]{43}$/);
  expect(await (await send(location)).text()).toContain(discussion.title);
});

test("a refused form is shown again with what was typed and what was chosen", async () => {
  const wrong = { email: "ada", title: `"><script>`, category: "weekly-discussions" };
  const response = await postForm(path, { ...asForm(discussion), ...wrong, idempotencyKey: "n" });
  const page = await response.text();

  expect(response.status).toBe(400);
  expect(page).toContain('action="/api/discussions"');
  expect(page).toContain("Invalid email");
  expect(page).toContain('value="&quot;&gt;&lt;script&gt;"');
  expect(page).toContain('<option value="weekly-discussions" selected="">');
  expect(page).toContain("Thank you for this.");
  expect(page).toContain('name="idempotencyKey" value="n"');
  expect(page).not.toContain("<script>");
});

test("while discussions are closed nothing is stored, and a form keeps its text", async () => {
  const before = await titles();
  setEnv({ FEATURES: "none" });
  const closed = await postJson(path, discussion);
  const form = await postForm(path, asForm({ ...discussion, content: "Keep me" }));
  const reply = await postJson(`${path}/1/replies`, typed);
  const read = await send(path);
  setEnv({ FEATURES: "discussions" });

  expect(closed.status).toBe(403);
  expect(await closed.json()).toEqual({ error: "New discussions are not open yet" });
  expect(form.status).toBe(403);
  expect(await form.text()).toContain("Keep me");
  expect(await titles()).toEqual(before);
  expect(reply.status).toBe(201);
  expect(read.status).toBe(200);
});

test("a repeated discussion is stored once, and its key serves no other text", async () => {
  const headers = newKey();
  const first = await (await postJson(path, discussion, headers)).json();
  const twins = await Promise.all([
    postJson(path, discussion, headers),
    postJson(path, discussion, headers),
  ]);

  for (const twin of twins) expect(await twin.json()).toEqual(first);
  for (const field of ["title", "content", "author"])
    expect((await postJson(path, { ...discussion, [field]: "Other" }, headers)).status).toBe(409);
  const category = "weekly-discussions";
  expect((await postJson(path, { ...discussion, category }, headers)).status).toBe(409);
});

test("a form that is sent twice is one discussion", async () => {
  const form = { ...asForm(discussion), idempotencyKey: "nonce" };
  const answers = await Promise.all([postForm(path, form), postForm(path, form)]);
  const [one, other] = answers.map(({ headers }) => headers.get("Location"));

  expect(one).toBe(other);
});

test("discussions are limited together with replies", async () => {
  setEnv({ POST_LIMIT: "1" });
  await postJson(`${path}/1/replies`, typed, {}, "198.51.100.1");
  const json = await postJson(path, discussion, {}, "198.51.100.1");
  const form = await postForm(path, asForm(discussion), {}, "198.51.100.1");
  setEnv({ POST_LIMIT: "1000" });

  expect(json.status).toBe(429);
  expect(Number(json.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(form.status).toBe(429);
  expect(form.headers.get("Retry-After")).toMatch(/^\d+$/);
  expect(await form.text()).toContain(discussion.title);
});
