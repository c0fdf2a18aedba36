import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "../../src/server/db/client.ts";
import { setEnv } from "../../src/server/env.ts";
import { network, origin, postForm, send, startSite } from "../support/site.ts";

startSite();

const path = "/api/blog/1/like";
const like = (ip = "192.0.2.1", init: RequestInit = {}, to = path) =>
  send(to, { method: "POST", ...init }, ip);
const likes = async (id = 1) => (await (await send(`/api/blog/${id}`)).json()).likes;

beforeEach(() =>
  database().batch([
    database().execute(sql`DELETE FROM post_likes`),
    database().execute(sql`UPDATE blog_posts SET likes = 0`),
  ]),
);

test("a like is counted and answered with the count", async () => {
  const response = await like();

  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await response.json()).toEqual({ likes: 1 });
  expect(await likes()).toBe(1);
});

test("a visitor counts once, and each time gets the true count", async () => {
  await like("198.51.100.1");
  await like("198.51.100.2");
  const again = await like("198.51.100.1");

  expect(again.status).toBe(200);
  expect(await again.json()).toEqual({ likes: 2 });
  expect(await likes()).toBe(2);
});

test("a visitor may like several posts", async () => {
  await like();
  await like("192.0.2.1", {}, "/api/blog/2/like");

  expect([await likes(1), await likes(2)]).toEqual([1, 1]);
});

test("on another day the visitor counts again", async () => {
  await like();
  await database().execute(sql`UPDATE post_likes SET day = day - 1`);

  expect(await (await like()).json()).toEqual({ likes: 2 });
});

test("ten likes of one visitor at once are one, and all get the true count", async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => like()));

  for (const answer of answers) expect(await answer.json()).toEqual({ likes: 1 });
  expect(await likes()).toBe(1);
});

test("fifty visitors at once are fifty likes, and nobody gets the same count", async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => like(`198.51.100.${index}`)),
  );
  const counts = await Promise.all(answers.map(async (answer) => (await answer.json()).likes));
  const { rows } = await database().execute(sql`SELECT visitor FROM post_likes`);

  expect(new Set(counts).size).toBe(50);
  expect(Math.max(...counts)).toBe(50);
  expect(await likes()).toBe(50);
  expect(rows.length).toBe(50);
});

test("a like whose answer was lost is counted once", async () => {
  await like("198.51.100.1");
  let lost = 0;
  network.around = async (run) => {
    const answer = await run();
    return lost++ === 0 ? "drop" : answer;
  };

  expect(await (await like()).json()).toEqual({ likes: 2 });
});

test.each(["abc", "0", "-1", "1e3", "99", "2147483648", "%00"])(
  "nobody likes post %s",
  async (id) => {
    const response = await like("192.0.2.1", {}, `/api/blog/${id}/like`);

    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: "Post not found" });
  },
);

test("an unpublished post cannot be liked", async () => {
  await database().execute(sql`UPDATE blog_posts SET published = false WHERE id = 3`);
  const response = await like("192.0.2.1", {}, "/api/blog/3/like");
  const { rows } = await database().execute(sql`SELECT likes FROM blog_posts WHERE id = 3`);

  expect(response.status).toBe(404);
  expect(rows).toEqual([{ likes: 0 }]);
});

test("the largest count that fits stays", async () => {
  await database().execute(sql`UPDATE blog_posts SET likes = 2147483647 WHERE id = 1`);

  expect(await (await like()).json()).toEqual({ likes: 2147483647 });
});

test("likes are open in both states of the switch", async () => {
  setEnv({ FEATURES: "none" });
  const closed = await like("198.51.100.1");
  setEnv({ FEATURES: "blog" });
  const open = await like("198.51.100.2");
  setEnv({ FEATURES: undefined });

  expect([closed.status, open.status]).toEqual([200, 200]);
});

test.each<[string, RequestInit]>([
  ["no body and no type", {}],
  ["an empty JSON body", { headers: { "Content-Type": "application/json" }, body: "" }],
  ["JSON that means nothing", { headers: { "Content-Type": "application/json" }, body: "{[" }],
])("a like with %s counts", async (_name, init) => {
  expect((await like("192.0.2.1", init)).status).toBe(200);
});

test("a form leads back to the post, to its own page once the blog is launched", async () => {
  setEnv({ FEATURES: "none" });
  const before = await postForm(path, {});
  setEnv({ FEATURES: "blog" });
  const after = await postForm(path, {});
  setEnv({ FEATURES: undefined });

  expect([before.status, after.status]).toEqual([303, 303]);
  expect(before.headers.get("Location")).toBe("/blog#1");
  expect(after.headers.get("Location")).toBe("/blog/1#liked");
  expect(await likes()).toBe(1);
});

test("a form for a post that is not there gets a page that says so", async () => {
  const response = await postForm("/api/blog/99/like", {});

  expect(response.status).toBe(404);
  expect(response.headers.get("Content-Type")).toContain("text/html");
  expect(await response.text()).toContain("Post not found");
});

test.each<[number, string, RequestInit]>([
  [415, "text", { headers: { "Content-Type": "text/plain" }, body: "x" }],
  [
    413,
    "more than 16 KB",
    { headers: { "Content-Type": "application/json" }, body: " ".repeat(17_000) },
  ],
  [403, "a cross-site call", { headers: { "Sec-Fetch-Site": "cross-site" } }],
  [403, "another origin", { headers: { Origin: "https://elsewhere.example" } }],
])("%i for %s", async (status, _name, init) => {
  expect((await like("192.0.2.1", init)).status).toBe(status);
  expect(await likes()).toBe(0);
});

test("the site's own pages may like", async () => {
  const headers = { "Sec-Fetch-Site": "same-origin", Origin: origin };
  expect((await like("192.0.2.1", { headers })).status).toBe(200);
});

test("only posting is known here", async () => {
  const response = await send(path);

  expect(response.status).toBe(405);
  expect(response.headers.get("Allow")).toBe("POST");
});

test("who liked is not in the database, only a hash of the day", async () => {
  await like("198.51.100.77");
  const { rows } = await database().execute(sql`SELECT json_agg(l)::text AS all FROM post_likes l`);

  expect(JSON.stringify(rows)).not.toContain("198.51.100");
  expect(JSON.stringify(rows)).toMatch(/[0-9a-f]{64}/);
});
