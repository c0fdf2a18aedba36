import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { maxLength } from "../../src/schemas/limits.ts";
import { kinds, newKey } from "../support/posts.ts";
import { getJson, postForm, postJson, query, send, startSite, typed } from "../support/site.ts";

startSite({ FEATURES: "comments,discussions" });

beforeEach(() => query(sql`DELETE FROM rate_limits`));

const replyTo = async (discussion = 1): Promise<number> =>
  (await (await postJson(`/api/discussions/${discussion}/replies`, typed, newKey())).json()).id;
const report = (body: object, ip?: string) => postJson("/api/reports", body, {}, ip);
const rowOf = async (id: number) =>
  (
    await query(sql`SELECT status, reports, waiting FROM discussion_replies WHERE id = ${id}::int`)
  )[0];

test.each(kinds)("accepts a report of $kind that exists", async ({ type, path, body }) => {
  const { id } = await (await postJson(path, body, newKey())).json();
  const response = await report({ kind: type, id, reason: "Cruel" });

  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ reported: true });
  expect((await report({ kind: type, id: 999_999 })).status).toBe(404);
});

test("counts concurrent reports of one visitor once and queues the post", async () => {
  const id = await replyTo();
  const answers = await Promise.all([1, 2, 3, 4].map(() => report({ kind: "reply", id })));

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await rowOf(id)).toEqual({ status: "published", reports: 1, waiting: true });
});

test("hides a post after reports of three visitors and does not count it", async () => {
  const id = await replyTo(2);
  for (const ip of ["192.0.2.11", "192.0.2.12", "192.0.2.13"])
    await report({ kind: "reply", id }, ip);

  expect(await rowOf(id)).toEqual({ status: "held", reports: 3, waiting: true });
  expect(await getJson("/api/discussions/2/replies")).toEqual([]);
  expect((await getJson("/api/discussions/2")).replies).toBe(0);
  expect((await report({ kind: "reply", id }, "192.0.2.14")).status).toBe(404);
});

test("does not hide a post that a moderator approved or the creator wrote", async () => {
  const id = await replyTo();
  await query(sql`UPDATE discussion_replies SET reviewed = true WHERE id = ${id}::int`);
  for (let visitor = 20; visitor < 25; visitor++) {
    await report({ kind: "reply", id }, `192.0.2.${visitor}`);
    await report({ kind: "discussion", id: 1 }, `192.0.2.${visitor}`);
  }

  expect(await rowOf(id)).toEqual({ status: "published", reports: 5, waiting: true });
  expect((await send("/api/discussions/1")).status).toBe(200);
});

test("accepts ten reports of a visitor in ten minutes", async () => {
  const ids = await Promise.all(Array.from({ length: 11 }, () => replyTo()));
  const statuses = [];
  for (const id of ids) statuses.push((await report({ kind: "reply", id }, "192.0.2.30")).status);
  const again = await report({ kind: "reply", id: ids[0] }, "192.0.2.30");
  const over = await report({ kind: "reply", id: ids[10] }, "192.0.2.30");

  expect(statuses).toEqual([...Array(10).fill(200), 429]);
  expect(again.status).toBe(200);
  expect(Number(over.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await over.json()).error).toMatch(/Please try again in \d+ (minute|second)s?\.$/);
});

test.each([
  [{}, { kind: "Required", id: "Expected an id" }],
  [{ kind: "user", id: 1 }, { kind: "Expected one of reply, comment, discussion" }],
  [{ kind: "reply", id: "1" }, { id: "Expected an id" }],
  [{ kind: "reply", id: 1, reason: 7 }, { reason: "Expected text" }],
  [
    { kind: "reply", id: 1, reason: "a".repeat(maxLength.reason + 1) },
    { reason: `String must contain at most ${maxLength.reason} character(s)` },
  ],
])("rejects %j and names each invalid field", async (body, fields) => {
  const response = await report(body);

  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: "Some fields are not valid", fields });
});

test("offers a form without JavaScript and keeps its text if it is refused", async () => {
  const id = await replyTo();
  const page = await send(`/report?kind=reply&id=${id}`);
  const sent = await postForm("/api/reports", { kind: "reply", id: String(id), reason: "Spam" });
  const wrong = await postForm("/api/reports", { kind: "reply", id: "x", reason: "Keep me" });

  expect(page.headers.get("X-Robots-Tag")).toBe("noindex");
  expect(await page.text()).toContain(`name="id" value="${id}"`);
  expect(sent.status).toBe(200);
  expect(await sent.text()).toContain("A moderator will read your report.");
  expect(wrong.status).toBe(400);
  expect(await wrong.text()).toContain("Keep me");
});
