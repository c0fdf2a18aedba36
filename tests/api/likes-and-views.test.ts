import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { getJson, postForm, query, send, startSite } from "../support/site.ts";

startSite();

const path = "/api/blog/1/like";
const like = (ip = "192.0.2.1", init: RequestInit = {}, to = path) =>
  send(to, { method: "POST", ...init }, ip);
const likes = async (id = 1) => (await getJson(`/api/blog/${id}`)).likes;

const view = (ip = "192.0.2.1", id = 1) =>
  send(`/api/discussions/${id}/view`, { method: "POST" }, ip);
const views = async (id = 1) => (await getJson(`/api/discussions/${id}`)).views;

beforeEach(async () => {
  await query(sql`TRUNCATE counted_visitors`);
  await query(sql`UPDATE blog_posts SET likes = 0`);
  await query(sql`UPDATE discussions SET views = 0`);
});

test("counts a visitor once a day and returns the current count", async () => {
  await like("198.51.100.1");
  const second = await like("198.51.100.2");
  const again = await like("198.51.100.1");

  expect([second.status, again.status]).toEqual([200, 200]);
  expect(again.headers.get("Cache-Control")).toBe("no-store");
  expect(await second.json()).toEqual({ total: 2 });
  expect(await again.json()).toEqual({ total: 2, alreadyCounted: true });
  expect(await likes()).toBe(2);

  await query(sql`UPDATE counted_visitors SET day = day - 1`);
  expect(await (await like("198.51.100.1")).json()).toEqual({ total: 3 });
});

test("counts ten concurrent likes of one visitor once", async () => {
  const responses = await Promise.all(Array.from({ length: 10 }, () => like()));

  for (const response of responses) expect(await response.json()).toMatchObject({ total: 1 });
  expect(await likes()).toBe(1);
});

test("returns a different count to each of ten concurrent visitors", async () => {
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, index) => like(`198.51.${index}.1`)),
  );
  const counts = await Promise.all(
    responses.map(async (response) => (await response.json()).total),
  );

  expect(new Set(counts).size).toBe(10);
  expect(Math.max(...counts)).toBe(10);
  expect(await likes()).toBe(10);
  expect(await query(sql`SELECT visitor FROM counted_visitors`)).toHaveLength(10);
});

test("returns 404 for a post that does not exist or is not published", async () => {
  await query(sql`UPDATE blog_posts SET published = false WHERE id = 3`);
  for (const id of [3, 99]) {
    const response = await like("192.0.2.1", {}, `/api/blog/${id}/like`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: "Post not found" });
  }
  expect(await query(sql`SELECT likes FROM blog_posts WHERE id = 3`)).toEqual([{ likes: 0 }]);
});

test("redirects a form to the page of the post, not to the page that sent it", async () => {
  const first = await postForm(path, {}, { Referer: "https://evil.example/" });
  const second = await postForm(path, {});

  expect([first.status, second.status]).toEqual([303, 303]);
  expect(first.headers.get("Location")).toBe("/blog/1#counted");
  expect(second.headers.get("Location")).toBe("/blog/1#already-counted");
  expect(await likes()).toBe(1);
});

test("counts a visitor once a day for each discussion", async () => {
  for (let number = 1; number <= 3; number++) expect((await view("198.51.100.1")).status).toBe(200);
  await view("198.51.100.2");
  await view("198.51.100.1", 2);
  expect([await views(1), await views(2)]).toEqual([2, 1]);

  await query(sql`UPDATE counted_visitors SET day = day - 1`);
  await view("198.51.100.1");
  expect(await views(1)).toBe(3);
});
