import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { BlogPost } from "../../src/schemas/blog-post.ts";
import { database } from "../../src/server/db/client.ts";
import { setEnv } from "../../src/server/env.ts";
import { send, startSite } from "../support/site.ts";

startSite();

const path = "/api/blog";

test("published posts are listed newest first, each with its words", async () => {
  const response = await send(path);
  const posts: BlogPost[] = await response.json();

  expect(response.status).toBe(200);
  expect(response.headers.get("Netlify-Cache-Tag")).toBe("blog");
  expect(posts.map(({ id, type }) => [id, type])).toEqual([
    [3, "Reflection"],
    [2, "Humor"],
    [1, "Personal"],
  ]);
  expect(posts[2]).toEqual({
    id: 1,
    title: "Why I keep a notebook",
    excerpt: "A notebook remembers what I forget when I am tired. Here is what I write in mine.",
    content: expect.stringMatching(/^Appointments are short, .*\n\n.*frightens you, do not save/s),
    type: "Personal",
    likes: 0,
    createdAt: "2025-05-02T09:00:00.000Z",
  });
});

test("a post is answered by its id", async () => {
  const [, , first]: BlogPost[] = await (await send(path)).json();
  const response = await send(`${path}/1`);

  expect(response.status).toBe(200);
  expect(response.headers.get("Netlify-Cache-Tag")).toBe("blog-1");
  expect(await response.json()).toEqual(first);
});

test("an unpublished post is in no list and has no answer of its own", async () => {
  await database().execute(sql`UPDATE blog_posts SET published = false WHERE id = 2`);
  const listed: BlogPost[] = await (await send(path)).json();
  const alone = await send(`${path}/2`);
  await database().execute(sql`UPDATE blog_posts SET published = true WHERE id = 2`);

  expect(listed.map(({ id }) => id)).toEqual([3, 1]);
  expect(alone.status).toBe(404);
  expect(alone.headers.get("Cache-Control")).toBe("no-store");
  expect(await alone.json()).toEqual({ error: "Post not found" });
});

test.each(["abc", "0", "-1", "1.5", "01", "1e3", "99", "2147483648", "%00", "1%20"])(
  "there is no post %s",
  async (id) => {
    const response = await send(`${path}/${id}`);

    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: "Post not found" });
  },
);

test.each(["abc", "-1", "1e3", "2147483648"])("no page starts after %j", async (after) => {
  expect((await send(`${path}?after=${after}`)).status).toBe(400);
});

test("the blog is read in both states of its switch", async () => {
  for (const features of ["none", "blog"]) {
    setEnv({ FEATURES: features });
    expect((await send(path)).status).toBe(200);
    expect((await send(`${path}/1`)).status).toBe(200);
  }
  setEnv({ FEATURES: undefined });
});

test("a long list comes in pages of 20 that lead on to each other", async () => {
  await database().execute(sql`
    INSERT INTO blog_posts (id, title, content, excerpt, type, published, created_at)
    SELECT id, 'No. ' || id, 'Words', 'Words', 'Personal', id % 3 > 0, timestamptz '2020-01-01'
    FROM generate_series(101, 160) AS id`);
  const found: number[] = [];
  const sizes: number[] = [];
  let next: string | undefined = path;
  while (next) {
    const response: Response = await send(next);
    const page: BlogPost[] = await response.json();
    found.push(...page.map(({ id }) => id));
    sizes.push(page.length);
    next = /^<(.+)>; rel="next"$/.exec(response.headers.get("Link") ?? "")?.[1];
  }
  const unpublished = Array.from({ length: 60 }, (_, at) => 160 - at).filter((id) => id % 3 > 0);

  expect(sizes).toEqual([20, 20, 3]);
  expect(found).toEqual([3, 2, 1, ...unpublished]);
});

test("only reading is known here", async () => {
  for (const address of [path, `${path}/1`]) {
    const response = await send(address, { method: "POST" });
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("GET, HEAD");
  }
});

test("the likes alone are those of every published post, and few bytes", async () => {
  await database().execute(sql`UPDATE blog_posts SET published = id IN (1, 3), likes = id * 10`);

  const response = await send(`${path}?only=likes`);

  expect(await response.json()).toEqual([
    { id: 1, likes: 10 },
    { id: 3, likes: 30 },
  ]);
  expect(response.headers.get("Netlify-Cache-Tag")).toBe("blog");
  expect(response.headers.get("Netlify-Vary")).toBe("query=after|only|fresh");
});
