import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { maxLength } from "../../src/schemas/limits.ts";
import { database } from "../../src/server/db/client.ts";
import { setEnv } from "../../src/server/env.ts";
import { asForm, comment, newKey } from "../support/posts.ts";
import { postForm, postJson, send, startSite } from "../support/site.ts";

startSite({ FEATURES: "comments" });

const path = "/api/comments";
const listOf = async (type: string, id: number) =>
  (await send(`${path}?contentType=${type}&contentId=${id}`)).json();

test("a comment is answered with 201 and without the e-mail, and stands in the list", async () => {
  const response = await postJson(path, { ...comment, content: " One\r\ntwo " });
  const { own, ...stored } = await response.json();

  expect(own).toMatch(/^\/own\/comment-/);
  expect(response.status).toBe(201);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(stored).toEqual({
    id: expect.any(Number),
    author: "Ada",
    content: "One\ntwo",
    createdAt: expect.stringMatching(/Z$/),
  });
  expect(await listOf("video", 4)).toEqual([stored]);
});

test.each([
  ["video", 1],
  ["media", 101],
  ["blog", 2],
])("a %s can be commented on", async (contentType, contentId) => {
  const response = await postJson(path, { ...comment, contentType, contentId });

  const { own: _, ...stored } = await response.json();

  expect(response.status).toBe(201);
  expect(await listOf(contentType, contentId)).toEqual([stored]);
});

test.each([
  ["video", 101],
  ["media", 4],
  ["video", 9999],
  ["blog", 2147483647],
])("there is no %s %i to comment on", async (contentType, contentId) => {
  const response = await postJson(path, { ...comment, contentType, contentId });

  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ error: "There is nothing with this id to comment on" });
  expect(await listOf(contentType, contentId)).toEqual([]);
});

test("an unpublished post cannot be commented on", async () => {
  await database().execute(sql`UPDATE blog_posts SET published = false WHERE id = 3`);

  const response = await postJson(path, { ...comment, contentType: "blog", contentId: 3 });

  expect(response.status).toBe(404);
});

const none = { author: "Required", email: "Required", content: "Required" };
const id = { contentId: "Expected an id" };

test.each<[object, object]>([
  [{}, { ...none, contentType: "Required", ...id }],
  [{ ...comment, author: "", email: "", content: "" }, none],
  [{ ...comment, author: " " }, { author: "String must contain at least 1 character(s)" }],
  [{ ...comment, email: "ada" }, { email: "Invalid email" }],
  [
    { ...comment, content: "a".repeat(maxLength.content + 1) },
    { content: `String must contain at most ${maxLength.content} character(s)` },
  ],
  [{ ...comment, contentType: "" }, { contentType: "Required" }],
  [{ ...comment, contentType: "post" }, { contentType: "Expected one of video, media, blog" }],
  [{ ...comment, contentType: ["blog"] }, { contentType: "Expected one of video, media, blog" }],
  ...[0, -1, 1.5, 2147483648, 1e300, "4", "4;", null, [4], true].map(
    (contentId): [object, object] => [{ ...comment, contentId }, id],
  ),
])("%j is refused with each field named", async (body, fields) => {
  const response = await postJson(path, body);

  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: "Some fields are not valid", fields });
});

test.each([
  [{}, "/comments/video/4"],
  [{ contentType: "media", contentId: 101 }, "/comments/media/101"],
  [{ contentType: "blog", contentId: 1 }, "/comments/blog/1"],
])("a form with %j leads to the new comment on its page", async (about, page) => {
  const response = await postForm(path, asForm({ ...comment, ...about }));
  const location = response.headers.get("Location") ?? "";
  const [, id, own] = /comment=(\d+)&own=(comment-[\w-]{43})/.exec(location) ?? [];
  const answer = await send(location.replace(/#.*/, ""));
  const shown = await answer.text();

  expect(response.status).toBe(303);
  expect(location).toBe(`${page}?comment=${id}&own=${own}#comment-${id}`);
  expect(shown).toContain(`id="comment-${id}"`);
  expect(shown).toContain("Your comment has been successfully posted.");
  expect(shown).toContain(`href="/own/${own}"`);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
});

test.each(["0", "-1", "1e3", "2147483648", "4 ", ""])(
  "a form for the id %j is refused as a page",
  async (contentId) => {
    const response = await postForm(path, { ...asForm(comment), contentId });

    expect(response.status).toBe(400);
    expect(response.headers.get("Content-Type")).toContain("text/html");
  },
);

test("a refused form is shown again with what was typed, hidden parts included", async () => {
  const typed = { author: "", email: `a"b`, content: "<b>Long story</b>", idempotencyKey: "nonce" };
  const response = await postForm(path, { ...asForm(comment), ...typed });
  const page = await response.text();

  expect(response.status).toBe(400);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(page).toContain('action="/api/comments"');
  expect(page).toContain("Required");
  expect(page).toContain("Invalid email");
  expect(page).toContain('value="a&quot;b"');
  expect(page).toContain("&lt;b&gt;Long story&lt;/b&gt;");
  expect(page).toContain('name="contentType" value="video"');
  expect(page).toContain('name="contentId" value="4"');
  expect(page).toContain('name="idempotencyKey" value="nonce"');
  expect(page).toContain('href="/social-videos?video=4"');
  expect(page).toMatch(/<details[^>]* open="">/);
  expect(page).toContain("Do not stop or change prescribed treatment");
});

test("while comments are closed nothing is stored, and a form keeps its text", async () => {
  const before = await listOf("video", 5);
  setEnv({ FEATURES: "blog,discussions" });
  const closed = await postJson(path, { ...comment, contentId: 5 });
  const form = await postForm(path, asForm({ ...comment, contentId: 5, content: "Keep me" }));
  const broken = await postJson(path, "{");
  setEnv({ FEATURES: "comments" });

  expect(closed.status).toBe(403);
  expect(await closed.json()).toEqual({ error: "Comments are not open yet" });
  expect(form.status).toBe(403);
  expect(await form.text()).toContain("Keep me");
  expect(broken.status).toBe(403);
  expect(await listOf("video", 5)).toEqual(before);
});

test("without the variable content/site.json decides", async () => {
  setEnv({ FEATURES: undefined });
  const response = await postJson(path, comment);
  setEnv({ FEATURES: "comments" });

  expect(response.status).toBe(403);
});

test("a repeated comment is stored once, and its key serves no other text", async () => {
  const headers = newKey();
  const about = { ...comment, contentId: 6 };
  const first = await postJson(path, about, headers);
  const second = await postJson(path, about, headers);

  expect(await second.json()).toEqual(await first.json());
  expect((await listOf("video", 6)).length).toBe(1);
  for (const change of [{ content: "Other" }, { author: "Bea" }, { email: "bea@example.org" }])
    expect((await postJson(path, { ...about, ...change }, headers)).status).toBe(409);
  expect((await listOf("video", 6)).length).toBe(1);
});

test("the same key under another video is another comment", async () => {
  const headers = newKey();
  const one = await (await postJson(path, { ...comment, contentId: 7 }, headers)).json();
  const other = await (await postJson(path, { ...comment, contentId: 8 }, headers)).json();

  expect(other.id).not.toBe(one.id);
});

test("a form that is sent twice is one comment", async () => {
  const form = asForm({ ...comment, contentId: 9, idempotencyKey: "nonce" });
  const answers = await Promise.all([postForm(path, form), postForm(path, form)]);

  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect((await listOf("video", 9)).length).toBe(1);
});

test("comments and replies are limited together", async () => {
  setEnv({ POST_LIMIT: "2" });
  const statuses = [
    await postJson("/api/discussions/1/replies", comment, {}, "198.51.100.1"),
    await postJson(path, comment, {}, "198.51.100.1"),
    await postJson(path, comment, {}, "198.51.100.1"),
    await postJson("/api/discussions/1/replies", comment, {}, "198.51.100.1"),
  ].map(({ status }) => status);
  setEnv({ POST_LIMIT: "1000" });

  expect(statuses).toEqual([201, 201, 429, 429]);
});

test("a comment under something that does not exist is free", async () => {
  setEnv({ POST_LIMIT: "1" });
  for (let number = 1; number <= 3; number++)
    await postJson(path, { ...comment, contentId: 9999 }, {}, "198.51.100.2");
  const response = await postJson(path, comment, {}, "198.51.100.2");
  setEnv({ POST_LIMIT: "1000" });

  expect(response.status).toBe(201);
});

test("one who has just commented reads past the CDN", async () => {
  const { headers } = await send(`${path}?contentType=video&contentId=4&fresh=1`);

  expect(headers.get("Cache-Control")).toBe("no-store");
  expect(headers.get("Netlify-CDN-Cache-Control")).toBeNull();
});
