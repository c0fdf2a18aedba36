import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { waitText } from "../../src/lib/time/wait-text.ts";
import { makeModerators, signInAs } from "../support/moderators.ts";
import { asForm, kinds } from "../support/posts.ts";
import { postForm, postJson, query, send, startSite, typed } from "../support/site.ts";

startSite({ POST_LIMIT: "3", FEATURES: "comments,discussions" });

makeModerators("ana");

const path = "/api/discussions/1/replies";
const post = (ip: string, headers = {}) => postJson(path, typed, headers, ip);

beforeEach(() => query(sql`DELETE FROM rate_limits`));

test("refuses the fourth post of a visitor in ten minutes and says when to try again", async () => {
  for (let number = 1; number <= 3; number++) expect((await post("198.51.100.1")).status).toBe(201);
  const response = await post("198.51.100.1");
  const wait = Number(response.headers.get("Retry-After"));

  expect(response.status).toBe(429);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(600);
  expect(await response.json()).toEqual({
    error: `Too many posts in a short time. Please try again in ${waitText(wait)}.`,
  });
});

test("does not count a repeated post, even at the limit", async () => {
  const headers = { "Idempotency-Key": crypto.randomUUID() };
  for (let number = 1; number <= 5; number++)
    expect((await post("198.51.100.4", headers)).status).toBe(201);
  await post("198.51.100.4");
  await post("198.51.100.4");

  expect((await post("198.51.100.4")).status).toBe(429);
  expect((await post("198.51.100.4", headers)).status).toBe(201);
});

test("does not count posts that are refused for another reason", async () => {
  for (let number = 1; number <= 4; number++) {
    await postJson(path, {}, {}, "198.51.100.6");
    await postJson("/api/discussions/999/replies", typed, {}, "198.51.100.6");
  }

  expect((await post("198.51.100.6")).status).toBe(201);
});

test("counts from zero in a new window", async () => {
  for (let number = 1; number <= 4; number++) await post("198.51.100.8");
  await query(sql`UPDATE rate_limits SET window_start = window_start - interval '10 min'`);

  expect((await post("198.51.100.8")).status).toBe(201);
});

test("limits a client that floods the site but no other visitor", async () => {
  const flood = Array.from({ length: 10 }, () => post("198.51.100.10"));
  const others = Array.from({ length: 5 }, (_, at) => post(`203.0.${at}.1`));
  const statuses = (await Promise.all(flood)).map(({ status }) => status);

  expect(statuses.filter((status) => status === 201).length).toBe(3);
  expect(new Set(statuses)).toEqual(new Set([201, 429]));
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual(Array(5).fill(201));
});

test.each([
  ["a /24", (at: number) => `203.0.113.${at}`, 12],
  ["a /48", (at: number) => `2001:db8:2:${at.toString(16)}00::1`, 12],
])("holds the posts of %s beyond its limit, and refuses none", async (_, ip, most) => {
  const statuses: number[] = [];
  for (let at = 0; at < most + 3; at++) statuses.push((await post(ip(at))).status);

  expect(statuses).toEqual([...Array(most).fill(201), 202, 202, 202]);
});

test("neither counts nor holds the posts of moderators", async () => {
  const ana = await signInAs("ana");
  const statuses = [];
  for (let at = 0; at < 14; at++) statuses.push((await post(`203.0.113.${at}`, ana)).status);

  expect(statuses).toEqual(Array(14).fill(201));
});

test("stores a code instead of the IP address of a visitor", async () => {
  await post("198.51.100.9");
  await send("/api/blog/1/like", { method: "POST" }, "198.51.100.9");
  for (const table of ["rate_limits", "counted_visitors", "discussion_replies"]) {
    const rows = await query(
      sql`SELECT row_to_json(t)::text AS row FROM ${sql.identifier(table)} t`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain("198.51.100");
    expect(JSON.stringify(rows)).toMatch(/[\w-]{43}/);
  }
});

test("counts replies, comments and discussions together, and returns the text of a form", async () => {
  for (const { path, body } of kinds)
    expect((await postJson(path, body, {}, "198.51.100.20")).status).toBe(201);
  for (const { page, body } of kinds) {
    const form = asForm({ ...body, content: "Please keep me" });
    const response = await postForm(page, form, {}, "198.51.100.20");
    expect(response.status).toBe(429);
    expect(response.headers.get("Retry-After")).toMatch(/^\d+$/);
    expect(await response.text()).toContain("Please keep me");
  }
});
