import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { database } from "../../src/server/db/client.ts";
import { send, startSite } from "../support/site.ts";

startSite({ FEATURES: "comments,discussions" });

const page = async (path: string) => (await send(path)).text();

// Of each kind one that is shown, one that is held, one that was removed, and one that its writer deleted.
beforeAll(async () => {
  const kinds = sql`(VALUES (1, 'shown', 'published', NULL), (2, 'secret', 'held', NULL),
    (3, 'secret', 'removed', NULL), (4, '', 'published', now())) AS k (n, words, status, gone)`;
  const db = database();
  await db.execute(sql`
    INSERT INTO discussions (id, title, content, author, email, category, status, deleted_at)
    SELECT 20000 + n, words || ' title', words, words, 'e@example.org', 'weekly-discussions', status, gone FROM ${kinds}`);
  await db.execute(sql`
    INSERT INTO comments (id, content, author, email, content_type, content_id, status, deleted_at)
    SELECT 20000 + n, words || ' comment', words, 'e@example.org', 'video', 1, status, gone FROM ${kinds}`);
  await db.execute(sql`
    INSERT INTO discussion_replies (id, content, author, email, discussion_id, status, deleted_at)
    SELECT 20000 + n, words || ' reply', words, 'e@example.org', 1, status, gone FROM ${kinds}`);
});

test("the board neither lists nor counts what is out of sight", async () => {
  const board = await page("/discussions?category=weekly-discussions");
  expect(board).toContain("shown title");
  expect(board).not.toMatch(/secret|Deleted by its writer/);
  // One comes from a file.
  expect(board).toMatch(/Weekly Discussions.*2 discussions/s);
});

test.each([20002, 20003])("discussion %i, held or removed, is nowhere", async (id) => {
  expect((await send(`/discussions/${id}`)).status).toBe(404);
  expect((await send(`/api/discussions/${id}`)).status).toBe(404);
  expect((await send(`/report?kind=discussion&id=${id}`)).status).toBe(404);
});

test("a deleted discussion keeps its page, without words and without a way to report it", async () => {
  const html = await page("/discussions/20004");
  expect(html).toContain("Deleted by its writer");
  expect(html).not.toContain("kind=discussion");
});

test("a page of comments shows a deleted one as its place, and does not count it", async () => {
  const html = await page("/comments/video/1");
  expect(html).toContain("Comments (1)");
  expect(html).toContain("shown comment");
  expect(html).toContain("Deleted by its writer");
  expect(html).toContain('href="/report?kind=comment&amp;id=20001"');
  expect(html).not.toMatch(/secret|id=20004/);
});

test("a page of replies knows of what stands before it only what is shown", async () => {
  const first = await page("/discussions/1");
  expect(first).toContain("Replies (1)");
  expect(first).toContain("Deleted by its writer");
  expect(first).not.toContain("secret");
  const later = await page("/discussions/1?after=20004");
  expect(later).toContain("Earlier replies");
  expect(await page("/discussions/1?after=20000")).not.toContain("Earlier replies");
});
