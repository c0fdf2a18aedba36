import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { setEnv } from "../../src/server/env.ts";
import { asForm, comment, discussion } from "../support/posts.ts";
import {
  getJson,
  getText,
  postForm,
  postJson,
  query,
  send,
  startSite,
  typed,
} from "../support/site.ts";

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
  ["/api/discussions/1/replies", typed, "/discussions/1", "reply", "Your reply has been posted"],
  [path, comment, "/media/4", "comment", "Your comment has been successfully posted."],
  [
    path,
    { ...comment, contentType: "blog", contentId: 1 },
    "/comments/blog/1",
    "comment",
    "Your comment has been successfully posted.",
  ],
  ["/api/discussions", discussion, "/discussions/10001", "", "Your discussion has been posted"],
])(
  "redirects a form for %s with %j to its page, which confirms it once",
  async (at, body, page, kind, news) => {
    const response = await postForm(at, asForm(body));
    const location = response.headers.get("Location") ?? "";
    const [, id] = /=(\d+)&/.exec(location) ?? [];
    const [, own] = /own=([a-z]+-[\w-]{43})/.exec(location) ?? [];
    const shown = await send(location.replace(/#.*/, ""));
    const text = await shown.text();

    expect(response.status).toBe(303);
    expect(location).toBe(
      kind ? `${page}?${kind}=${id}&own=${own}#${kind}-${id}` : `${page}?own=${own}`,
    );
    if (kind) expect(text).toContain(`id="${kind}-${id}"`);
    expect(text).toContain(news);
    expect(text).toContain(`href="/own/${own}"`);
    expect(shown.headers.get("Cache-Control")).toBe("no-store");
    expect(await getText(page)).not.toContain(news);
  },
);

test("shows a refused form again with its text and its hidden fields", async () => {
  const given = { author: "", email: `a"b`, content: "<b>Long story</b>", formToken: "nonce" };
  const response = await postForm(path, { ...asForm(comment), ...given });
  const page = await response.text();

  expect(response.status).toBe(400);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  for (const part of [
    'action="/api/comments"',
    "Enter your name",
    "Invalid email",
    'value="a&quot;b"',
    "&lt;b&gt;Long story&lt;/b&gt;",
    'name="contentType" value="video"',
    'name="contentId" value="4"',
    'name="formToken" value="nonce"',
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
  const form = await postForm(path, asForm({ ...comment, contentId: 5, content: "Keep me" }));
  setEnv({ FEATURES: "comments,discussions" });

  expect([closed.status, form.status]).toEqual([403, 403]);
  expect(await closed.json()).toEqual({ error: "Comments are not open yet" });
  expect(await form.text()).toContain("Keep me");
  expect(await listOf("video", 5)).toEqual(before);
});
