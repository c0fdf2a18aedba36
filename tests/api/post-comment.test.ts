import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { setEnv } from "../../src/server/env.ts";
import { asForm, comment, discussion } from "../support/posts.ts";
import { getJson, getText, postForm, postJson, query, startSite, typed } from "../support/site.ts";

startSite({ FEATURES: "comments,discussions" });

const path = "/api/comments";
const listOf = (type: string, id: number) => getJson(`${path}?contentType=${type}&contentId=${id}`);

test.each([
  ["video", 1],
  ["media", 101],
  ["blog", 2],
])("stores a comment on a %s and returns it without the email address", async (...target) => {
  const [contentType, contentId] = target;
  const sent = { ...comment, contentType, contentId, content: " One\r\ntwo " };
  const headers = { "Content-Type": "Application/JSON; charset=utf-8" };
  const response = await postJson(path, sent, headers);
  const { own, ...stored } = await response.json();

  expect(response.status).toBe(201);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(own).toMatch(/^\/own\/comment-/);
  expect(stored).toEqual({
    id: expect.any(Number),
    author: "Ada",
    content: "One\ntwo",
    createdAt: expect.stringMatching(/Z$/),
  });
  expect(await listOf(contentType, contentId)).toEqual([stored]);
});

test.each([
  ["video", 101],
  ["media", 4],
  ["blog", 2147483647],
  ["blog", 3],
])("returns 404 for %s %i, which does not exist or is not published", async (...target) => {
  const [contentType, contentId] = target;
  await query(sql`UPDATE blog_posts SET published = false WHERE id = 3`);
  const response = await postJson(path, { ...comment, contentType, contentId });

  const stored = await query(
    sql`SELECT id FROM comments WHERE content_type = ${contentType} AND content_id = ${contentId}::int`,
  );

  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ error: "The item you are commenting on does not exist" });
  expect(stored).toEqual([]);
});

test.each([
  ["/discussions/1", typed, "/discussions/1?reply=", "Your reply has been posted"],
  ["/media/4", comment, "/media/4?comment=", "Your comment has been successfully posted."],
  [
    "/comments/blog/1",
    { ...comment, contentType: "blog", contentId: 1 },
    "/comments/blog/1?comment=",
    "Your comment has been successfully posted.",
  ],
  ["/discussions", discussion, "/discussions/1000", "Your discussion has been posted"],
])(
  "answers a form of %s with a page that has the private link and a link to the post",
  async (page, body, address, news) => {
    const response = await postForm(page, asForm(body));
    const text = await response.text();
    const [, path = ""] =
      new RegExp(`href="(${address.replace("?", "\\?")}[^"#]*)`).exec(text) ?? [];

    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(text).toContain(news);
    expect(text).toMatch(/<a [^>]*href="\/own\/[a-z]+-[\w-]{43}"/);
    expect(await getText(path)).toContain(body.content);
  },
);

test("shows a refused form again with its text and its hidden fields", async () => {
  const given = { author: "", email: `a"b`, content: "<b>Long story</b>" };
  const response = await postForm("/media/4", { ...asForm(comment), ...given });
  const page = await response.text();

  expect(response.status).toBe(400);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  for (const part of [
    'action="/media/4"',
    "Enter your name",
    "Invalid email",
    'value="a&quot;b"',
    "&lt;b&gt;Long story&lt;/b&gt;",
    'name="contentType" value="video"',
    'name="contentId" value="4"',
    'href="/media/4"',
    "Do not stop or change prescribed treatment",
  ])
    expect(page).toContain(part);
  expect(page).toMatch(/<details[^>]* open="">/);
});

test("stores nothing while comments are closed, and returns the text of a form", async () => {
  const before = await listOf("video", 5);
  setEnv({ FEATURES: "blog,discussions" });
  const closed = await postJson(path, { ...comment, contentId: 5 });
  const form = await postForm("/media/5", asForm({ ...comment, contentId: 5, content: "Keep me" }));
  setEnv({ FEATURES: "comments,discussions" });

  expect([closed.status, form.status]).toEqual([403, 403]);
  expect(await closed.json()).toEqual({ error: "Comments are not open yet" });
  expect(await form.text()).toContain("Keep me");
  expect(await listOf("video", 5)).toEqual(before);
});
