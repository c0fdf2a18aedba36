import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { Discussion } from "../../src/community/forum/schema/discussion.ts";
import { discussionCategories } from "../../src/lib/posts/discussion-categories.ts";
import { setEnv } from "../../src/server/env.ts";
import { getText, network, query, readPages, send, startSite } from "../support/site.ts";

startSite({ FEATURES: "discussions" });

const page = (search = "") => getText(`/discussions${search}`);
const titles = (html: string) =>
  [...html.matchAll(/<h3[^>]*><a href="\/discussions\/\d+">([^<]*)/g)].map(([, title]) => title);

const count = (name: string, number: string) =>
  new RegExp(`${name}</span><small>${number.replace(" ", '<span class="visually-hidden"> ')}<`);

describe("the board", () => {
  test("lists discussions newest first, and the categories with their counts", async () => {
    const response = await send("/discussions");
    const html = await response.text();

    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(titles(html)).toHaveLength(3);
    expect(html).toMatch(count("All discussions", "3 discussions"));
    for (const { name } of discussionCategories) expect(html).toMatch(count(name, "1 discussion"));
    expect(html).not.toMatch(/__[A-Z_]+__|<!--|example\.org/);
  });

  test("shows and marks one category, and ignores an unknown one", async () => {
    const html = await page("?category=weekly-discussions");
    expect(titles(html)).toEqual(["This week: preparing for an appointment"]);
    expect(html).toMatch(
      /<a href="\/discussions\?category=weekly-discussions#list" aria-current="page">/,
    );
    expect(titles(await page("?category=<script>"))).toHaveLength(3);
    expect(titles(await page("?after=abc"))).toHaveLength(3);
  });

  test("shows an empty category and its count", async () => {
    const move = (to: string) => query(sql`UPDATE discussions SET category = ${to} WHERE id = 2`);
    await move("weekly-discussions");
    const html = await page("?category=community-feedback");
    await move("community-feedback");
    expect(html).toContain("No discussions yet");
    expect(html).toMatch(count("Community Feedback and Suggestions", "0 discussions"));
  });

  test("links from the end of the list back to its start", async () => {
    const html = await page("?category=weekly-discussions&after=1");
    expect(titles(html)).toEqual([]);
    expect(html).toMatch(
      /No more discussions.*href="\/discussions\?category=weekly-discussions#list">Newest discussions</,
    );
    expect(html).not.toContain("newest first");
  });
});

describe("the board before its launch", () => {
  const listed = (html: string) => /<main>\s*(.*)<\/main>/s.exec(html)?.[1];

  test.each(discussionCategories)("shows the discussions of $id only", async ({ id, name }) => {
    setEnv({ FEATURES: "none" });
    const response = await send(`/discussions?category=${id}`);
    expect(response.status).toBe(200);
    expect(listed(await response.text())).toBe(name);
  });

  test("ignores unknown parameters and needs no database", async () => {
    setEnv({ FEATURES: "none" });
    network.around = async () => "drop";
    for (const search of ["", "?category=", "?category=news", "?category=%00&after=x"])
      expect(listed(await page(search))).toBe("All");
  });
});

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
  expect(discussions[0]).toEqual({
    id: 3,
    title: "This week: preparing for an appointment",
    sample: true,
    content: expect.stringContaining("Each week I ask everyone one question"),
    author: "The creator",
    category: "weekly-discussions",
    createdAt: "2025-03-17T09:00:00.000Z",
    updatedAt: "2025-03-17T09:00:00.000Z",
    replies: 0,
    views: 0,
  });
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
