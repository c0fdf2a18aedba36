import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { BlogPost } from "../../src/subjects/blog/schema.ts";
import { getJson, query, readPages, send, startSite } from "../support/site.ts";

startSite();

const path = "/api/blog";

test("lists published posts newest first, with their text", async () => {
  const response = await send(path);
  const posts: BlogPost[] = await response.json();

  expect(response.status).toBe(200);
  expect(posts.map(({ id, type }) => [id, type])).toEqual([
    [3, "Reflection"],
    [2, "Humor"],
    [1, "Personal"],
  ]);
  expect(posts[2]).toEqual({
    id: 1,
    title: "Why I keep a notebook",
    sample: true,
    excerpt: "A notebook remembers what I forget when I am tired. Here is what I write in mine.",
    content: expect.stringMatching(/^Appointments are short, .*\n\n.*frightens you, do not save/s),
    type: "Personal",
    likes: 0,
    createdAt: "2025-05-02T09:00:00.000Z",
  });
});

test("returns the text of a post without its Markdown", async () => {
  const { content }: BlogPost = await getJson(`${path}/2`);

  expect(content).toMatch(
    /\n\nWhat I do instead\n\nI write one question on paper\..*\n\nSay where it hurts\.\n\n/s,
  );
  expect(content).not.toMatch(/\*\*|^#|^- |\]\(/m);
});

test("neither lists nor returns an unpublished post", async () => {
  await query(sql`UPDATE blog_posts SET published = false WHERE id = 2`);
  const listed: BlogPost[] = await getJson(path);
  const alone = await send(`${path}/2`);
  await query(sql`UPDATE blog_posts SET published = true WHERE id = 2`);

  expect(listed.map(({ id }) => id)).toEqual([3, 1]);
  expect(alone.status).toBe(404);
  expect(alone.headers.get("Cache-Control")).toBe("no-store");
  expect(await alone.json()).toEqual({ error: "Post not found" });
});

test("returns a long list in linked pages of 20", async () => {
  await query(sql`
    INSERT INTO blog_posts (id, title, content, excerpt, type, published, created_at)
    SELECT id, 'No. ' || id, 'Words', 'Words', 'Personal', id % 3 > 0, timestamptz '2020-01-01'
    FROM generate_series(101, 160) AS id`);
  const pages = await readPages<BlogPost>(path);
  const published = Array.from({ length: 60 }, (_, at) => 160 - at).filter((id) => id % 3 > 0);

  expect(pages.map((page) => page.length)).toEqual([20, 20, 3]);
  expect(pages.flat().map(({ id }) => id)).toEqual([3, 2, 1, ...published]);
});

test("returns only the likes of published posts for ?only=likes", async () => {
  await query(sql`UPDATE blog_posts SET published = id IN (1, 3), likes = id * 10`);

  const response = await send(`${path}?only=likes`);

  expect(await response.json()).toEqual([
    { id: 1, likes: 10 },
    { id: 3, likes: 30 },
  ]);
  expect(response.headers.get("Netlify-Vary")).toBe("query=after|only");
});
