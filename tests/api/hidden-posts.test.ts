import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { report } from "../support/posts.ts";
import { getText as page, postJson, query, send, startSite, typed } from "../support/site.ts";

startSite({ FEATURES: "comments,discussions" });

// Of each type one post is published, one held, one removed and one deleted.
beforeAll(async () => {
  const kinds = sql`(VALUES (1, 'shown', 'published', NULL), (2, 'secret', 'held', NULL),
    (3, 'secret', 'removed', NULL), (4, 'gone', 'published', now())) AS k (n, words, status, gone)`;
  await query(sql`
    INSERT INTO discussions (id, title, content, author, email, category, status, deleted_at)
    SELECT 20000 + n, words || ' title', words, words, 'e@example.org', 'weekly-discussions', status, gone FROM ${kinds}`);
  await query(sql`
    INSERT INTO comments (id, content, author, email, content_type, content_id, status, deleted_at)
    SELECT 20000 + n, words || ' comment', words, 'e@example.org', 'video', 1, status, gone FROM ${kinds}`);
  await query(sql`
    INSERT INTO discussion_replies (id, content, author, email, discussion_id, status, deleted_at)
    SELECT 20000 + n, words || ' reply', words, 'e@example.org', 1, status, gone FROM ${kinds}`);
});

test("leaves hidden and deleted posts out of the feeds", async () => {
  await query(sql`
    INSERT INTO discussion_replies (content, author, email, discussion_id, status, deleted_at)
    SELECT content, author, email, 2, status, deleted_at FROM discussion_replies`);
  const feeds = ["/discussions/feed.xml", "/discussions/2/feed.xml", "/discussions/20004/feed.xml"];
  const [board = "", thread = "", deleted] = await Promise.all(feeds.map(page));
  expect(board).toContain("shown title");
  expect(thread).toContain("shown reply");
  expect(`${board} ${thread}`).not.toMatch(/secret|gone|Deleted by the author/);
  expect(deleted).not.toContain("<entry>");
});

test("neither lists nor counts hidden discussions", async () => {
  const board = await page("/discussions?category=weekly-discussions");
  expect(board).toContain("shown title");
  expect(board).not.toMatch(/secret|gone|Deleted by the author/);
  // One of the two comes from a file.
  expect(board).toMatch(/Weekly Discussions<\/span><small>2</);
});

test("finds no hidden discussions", async () => {
  for (const path of ["/api/discussions?q=", "/search?q="]) {
    expect(await page(`${path}shown`)).toContain("20001");
    expect(await page(`${path}secret`)).not.toMatch(/secret title|2000[234]/);
  }
});

test.each([20002, 20003])("returns 404 for discussion %i, which is held or removed", async (id) => {
  expect((await send(`/discussions/${id}`)).status).toBe(404);
  expect((await send(`/api/discussions/${id}`)).status).toBe(404);
  expect((await send(`/api/discussions/${id}/replies`)).status).toBe(404);
  expect((await send(`/discussions/${id}/feed.xml`)).status).toBe(404);
  expect((await send(`/report?kind=discussion&id=${id}`)).status).toBe(404);
  expect((await postJson(`/api/discussions/${id}/replies`, typed)).status).toBe(404);
  expect((await postJson(`/api/discussions/${id}/view`, {})).status).toBe(404);
});

test("shows a reply in a hidden discussion to nobody, and its writer no title", async () => {
  for (const id of [20002, 20003]) {
    await query(sql`UPDATE discussions SET status = 'published' WHERE id = ${id}::int`);
    const sent = await postJson(`/api/discussions/${id}/replies`, { ...typed, content: "Mine" });
    const reply = await sent.json();
    expect(await page(reply.own)).toContain("secret title");
    await query(sql`UPDATE discussions SET status = 'held' WHERE id = ${id}::int`);
    expect((await send(`/report?kind=reply&id=${reply.id}`)).status).toBe(404);
    expect((await report({ kind: "reply", id: reply.id })).status).toBe(404);
    expect(await page(reply.own)).not.toContain("secret title");
  }
});

test("shows a placeholder for a deleted comment and does not count it", async () => {
  const html = await page("/media/1");
  expect(html).toContain("Comments (1)");
  expect(html).toContain("shown comment");
  expect(html).toContain("Deleted by the author");
  expect(html).toContain('href="/report?kind=comment&amp;id=20001"');
  expect(html).not.toMatch(/secret|id=20004/);
});

test("counts only published replies before a page", async () => {
  const first = await page("/discussions/1");
  expect(first).toContain("Replies (1)");
  expect(first).toContain("Deleted by the author");
  expect(first).not.toContain("secret");
  const later = await page("/discussions/1?after=20004");
  expect(later).toContain("Earlier replies");
  expect(await page("/discussions/1?after=20000")).not.toContain("Earlier replies");
});
