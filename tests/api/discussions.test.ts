import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Discussion } from "../../src/community/forum/schema/discussion.ts";
import { weeklyDiscussion } from "../support/posts.ts";
import { query, readPages, send, startSite } from "../support/site.ts";

startSite();

const path = "/api/discussions";

/** Stores discussions, each a second older than the previous one. */
const store = (from: number, count: number, category: string, content = "Text") =>
  query(sql`
    INSERT INTO discussions (id, title, content, author, email, category, created_at, updated_at)
    SELECT id, 'No. ' || id, ${content}::text, 'Ada', 'ada@example.org', ${category}::text, moment, moment
    FROM generate_series(${from}::int, ${from + count - 1}::int) AS id,
      LATERAL (SELECT timestamptz '2020-01-01' - make_interval(secs => id) AS moment) AS at`);

test("lists discussions newest first, without the email address", async () => {
  const response = await send(path);

  expect(response.status).toBe(200);
  expect(response.headers.get("Link")).toBeNull();
  const discussions: Discussion[] = await response.json();
  expect(discussions.map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(discussions[0]).toEqual(weeklyDiscussion);
});

test("rejects an unknown category and names the valid ones", async () => {
  const response = await send(`${path}?category=news`);

  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    error: "Some fields are not valid",
    fields: {
      category: "Expected one of medical-experiences, community-feedback, weekly-discussions",
    },
  });
});

test("returns a long list in linked pages of 20, even within a category", async () => {
  await store(1001, 45, "weekly-discussions");
  await store(2001, 10, "community-feedback");
  // The order must be stable for equal times.
  await query(sql`UPDATE discussions SET created_at = '2019-06-01' WHERE id BETWEEN 1015 AND 1025`);

  const all = await readPages<Discussion>(path);
  const weekly = await readPages<Discussion>(`${path}?category=weekly-discussions`);
  const rows = await query(sql`SELECT id FROM discussions ORDER BY created_at DESC, id DESC`);

  expect(all.map((page) => page.length)).toEqual([20, 20, 18]);
  expect(all.flat().map(({ id }) => id)).toEqual(rows.map((row) => row["id"]));
  expect(weekly.map((page) => page.length)).toEqual([20, 20, 6]);
  expect(new Set(weekly.flat().map(({ id }) => id)).size).toBe(46);
});

test("returns a long list in linked pages of 50", async () => {
  await query(sql`INSERT INTO discussion_replies (discussion_id, author, email, content)
    SELECT 2, 'Ada', 'ada@example.org', 'Reply ' || n FROM generate_series(1, 101) AS n`);
  const contents = Array.from({ length: 101 }, (_, index) => `Reply ${index + 1}`);
  const pages = await readPages<{ content: string }>("/api/discussions/2/replies");

  expect(pages.map((page) => page.length)).toEqual([50, 50, 1]);
  expect(pages.flat().map(({ content }) => content)).toEqual(contents);
});
