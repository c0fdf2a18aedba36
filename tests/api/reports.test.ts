import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { maxLength, mostHeldByReports, reportsOfNetwork } from "../../src/lib/input/limits.ts";
import { kinds, newKey, report } from "../support/posts.ts";
import { getJson, postJson, query, send, startSite, typed } from "../support/site.ts";

startSite({ FEATURES: "comments,discussions" });

beforeEach(() => query(sql`DELETE FROM rate_limits`));

const replyTo = async (discussion = 1): Promise<number> =>
  (await (await postJson(`/api/discussions/${discussion}/replies`, typed, newKey())).json()).id;
const rowOf = async (id: number) =>
  (
    await query(sql`SELECT status, reports, waiting FROM discussion_replies WHERE id = ${id}::int`)
  )[0];

test.each(kinds)("accepts a report of $kind that exists", async ({ type, path, body }) => {
  const { id } = await (await postJson(path, body, newKey())).json();
  const response = await report({ kind: type, id, reason: "Cruel" });

  expect(response.status).toBe(200);
  expect(await response.text()).toContain("A moderator will read your report.");
  expect((await report({ kind: type, id: 999_999 })).status).toBe(404);
});

test.each([
  ["whose writer a visitor is worried about", { worried: "on" }, true],
  [
    "that a report calls urgent",
    { reason: "She says she will kill herself. I want to die too." },
    true,
  ],
  ["that a report calls cruel", { reason: "Cruel" }, false],
])("marks a post %s: %j as a possible crisis: %s", async (_, fields, crisis) => {
  const id = await replyTo();
  await report({ kind: "reply", id, ...fields });
  expect(await query(sql`SELECT crisis FROM discussion_replies WHERE id = ${id}::int`)).toEqual([
    { crisis },
  ]);
});

test("counts concurrent reports of one visitor once and queues the post", async () => {
  const id = await replyTo();
  const answers = await Promise.all([1, 2, 3, 4].map(() => report({ kind: "reply", id })));

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await rowOf(id)).toEqual({ status: "published", reports: 1, waiting: true });
});

/** Addresses in different networks. */
const strangers = ["192.0.2.11", "198.51.100.12", "2001:db8:1::13"];

test("hides a post after concurrent reports from three networks and does not count it", async () => {
  const id = await replyTo(2);
  await Promise.all(strangers.map((ip) => report({ kind: "reply", id }, ip)));

  expect(await rowOf(id)).toEqual({ status: "held", reports: 3, waiting: true });
  expect(await getJson("/api/discussions/2/replies")).toEqual([]);
  expect((await getJson("/api/discussions/2")).replies).toBe(0);
  expect((await report({ kind: "reply", id }, "192.0.2.14")).status).toBe(404);
});

test.each([
  ["one /48", ["2001:db8:2:1::1", "2001:db8:2:ff00::1", "2001:db8:2:2::1"], 3],
  ["two networks", ["203.0.113.1", "203.0.113.2", "2001:db8:2::1"], 3],
])("queues a post that visitors of %s report, without hiding it", async (_, ips, reports) => {
  const id = await replyTo();
  for (const ip of ips) await report({ kind: "reply", id }, ip);

  expect(await rowOf(id)).toEqual({ status: "published", reports, waiting: true });
});

test("does not hide a post that one visitor reports on three days", async () => {
  const id = await replyTo();
  for (const _ of [1, 2, 3]) {
    await report({ kind: "reply", id });
    await query(sql`UPDATE reports SET day = day - 1`);
    await query(sql`DELETE FROM rate_limits`);
  }

  expect(await rowOf(id)).toEqual({ status: "published", reports: 3, waiting: true });
});

test("restarts the count of networks after a moderator's decision", async () => {
  const id = await replyTo();
  for (const ip of strangers.slice(1)) await report({ kind: "reply", id }, ip);
  await query(sql`UPDATE discussion_replies SET reports = 0 WHERE id = ${id}::int`);
  await report({ kind: "reply", id }, strangers[0]);

  expect(await rowOf(id)).toMatchObject({ status: "published", reports: 1 });
});

test("hides no more posts once the limit is reached, until a moderator decides about one", async () => {
  await query(sql`UPDATE discussion_replies SET waiting = false`);
  const posts = Array.from({ length: mostHeldByReports + 1 }, () => replyTo());
  const [last = 0, ...others] = await Promise.all(posts);
  for (const id of [...others, last])
    for (const ip of strangers) await report({ kind: "reply", id }, ip);
  expect(await rowOf(last)).toEqual({ status: "published", reports: 3, waiting: true });

  await query(sql`UPDATE discussion_replies SET waiting = false WHERE id = ${others[0]}::int`);
  await report({ kind: "reply", id: last }, "203.0.113.1");
  expect(await rowOf(last)).toMatchObject({ status: "held", reports: 4 });
});

test("limits the reports of a whole network", async () => {
  const ids = await Promise.all(Array.from({ length: 10 }, () => replyTo()));
  const statusOf = async (id: number, subnet: number) =>
    (await report({ kind: "reply", id }, `2001:db8:3:${subnet}::1`)).status;
  const statuses: number[] = [];
  for (const subnet of [1, 2, 3]) for (const id of ids) statuses.push(await statusOf(id, subnet));

  expect(statuses).toEqual(Array(reportsOfNetwork).fill(200));
  expect(await statusOf(ids[0] ?? 0, 4)).toBe(429);
  expect((await report({ kind: "reply", id: ids[0] ?? 0 }, "2001:db8:4::1")).status).toBe(200);
});

test("does not hide a post that a moderator approved or the creator wrote", async () => {
  const id = await replyTo();
  // Reports would hide no more posts while those of other tests are waiting.
  await query(sql`UPDATE discussion_replies SET waiting = false`);
  await query(sql`UPDATE discussion_replies SET reviewed = true WHERE id = ${id}::int`);
  for (let visitor = 20; visitor < 25; visitor++) {
    await report({ kind: "reply", id }, `192.0.${visitor}.1`);
    await report({ kind: "discussion", id: 1 }, `192.0.${visitor}.1`);
  }

  expect(await rowOf(id)).toEqual({ status: "published", reports: 5, waiting: true });
  expect((await send("/api/discussions/1")).status).toBe(200);
});

test("accepts ten reports of a visitor in ten minutes", async () => {
  const ids = await Promise.all(Array.from({ length: 11 }, () => replyTo()));
  const statuses = [];
  for (const id of ids) statuses.push((await report({ kind: "reply", id }, "192.0.2.30")).status);
  const over = await report({ kind: "reply", id: ids[10] }, "192.0.2.30");

  expect(statuses).toEqual([...Array(10).fill(200), 429]);
  expect(Number(over.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await over.text()).toMatch(/Please try again in \d+ (minute|second)s?\./);
});

test("offers a form, and keeps its text if it is refused", async () => {
  const id = await replyTo();
  const page = await send(`/report?kind=reply&id=${id}`);
  expect(await page.text()).toContain(`name="id" value="${id}"`);
  const reason = "a".repeat(maxLength.reason + 1);
  const refused = await report({ kind: "reply", id, reason });
  expect(refused.status).toBe(400);
  const text = await refused.text();
  expect(text).toContain(`Too long by 1 character. The limit is ${maxLength.reason}.`);
  expect(text).toContain(reason);
});
