import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { setEnv } from "../../src/server/env.ts";
import { allRows } from "../support/backups.ts";
import { asForm, comment, discussion } from "../support/posts.ts";
import { getJson, getText, postForm, postJson, query, startSite, typed } from "../support/site.ts";

const transaction = startSite({ FEATURES: "comments,discussions" });

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

test("stores a discussion, shows its page and returns it without the email address", async () => {
  const sent = { ...discussion, title: " How do\nyou \u202esleep? " };
  const response = await postJson("/api/discussions", sent);
  const { own, ...stored } = await response.json();
  const path = `/api/discussions/${stored.id}`;

  expect(response.status).toBe(201);
  expect(own).toMatch(/^\/own\/discussion-/);
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
  expect(await getJson(path)).toEqual(stored);
  expect(await getText(`/discussions/${stored.id}`)).toContain("How do you sleep?");
  expect((await getJson("/api/discussions"))[0].title).toBe("How do you sleep?");
  expect((await postJson(`${path}/replies`, typed)).status).toBe(201);
  expect((await getJson(path)).replies).toBe(1);
});

test.each([
  [path, "/media/4", comment, "Comments are not open yet"],
  ["/api/discussions", "/discussions", discussion, "New discussions are not open yet"],
])("stores nothing at %s while it is closed, and returns the text of a form", async (...words) => {
  const [path, page, body, error] = words;
  const before = await allRows(transaction);
  setEnv({ FEATURES: "none" });
  const closed = await postJson(path, body);
  const form = await postForm(page, asForm({ ...body, content: "Keep me" }));
  const after = await allRows(transaction);
  const reply = await postJson("/api/discussions/1/replies", typed);
  setEnv({ FEATURES: "comments,discussions" });

  expect([closed.status, form.status, reply.status]).toEqual([403, 403, 201]);
  expect(await closed.json()).toEqual({ error });
  expect(await form.text()).toContain("Keep me");
  expect(after).toEqual(before);
});
