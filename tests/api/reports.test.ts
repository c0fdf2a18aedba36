import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { maxLength } from "../../src/schemas/limits.ts";
import { database } from "../../src/server/db/client.ts";
import { kinds, newKey } from "../support/posts.ts";
import { postForm, postJson, send, startSite, typed } from "../support/site.ts";

startSite({ FEATURES: "comments,discussions" });

beforeEach(() => database().execute(sql`DELETE FROM rate_limits`));

const replyTo = async (discussion = 1): Promise<number> =>
  (await (await postJson(`/api/discussions/${discussion}/replies`, typed, newKey())).json()).id;
const report = (body: object, ip?: string) => postJson("/api/reports", body, {}, ip);
const rowOf = async (id: number) => {
  const { rows } = await database().execute(
    sql`SELECT status, reports, waiting FROM discussion_replies WHERE id = ${id}::int`,
  );
  return rows[0];
};

test.each(kinds)(
  "$kind that is reported stands in the queue and stays where it is",
  async (kind) => {
    const { id } = await (await postJson(kind.path, kind.body, newKey())).json();
    const name = kind.kind.replace(/^an? /, "");
    const response = await report({ kind: name, id, reason: "Cruel" });

    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ reported: true });
    expect((await report({ kind: name, id: 999_999 })).status).toBe(404);
  },
);

test("one visitor reports a post once, however often and at once", async () => {
  const id = await replyTo();
  const answers = await Promise.all([1, 2, 3, 4].map(() => report({ kind: "reply", id })));

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await rowOf(id)).toEqual({ status: "published", reports: 1, waiting: true });
});

test("the third visitor's report takes a post out of sight, and out of the count", async () => {
  const id = await replyTo(2);
  for (const ip of ["192.0.2.11", "192.0.2.12", "192.0.2.13"])
    await report({ kind: "reply", id }, ip);

  expect(await rowOf(id)).toEqual({ status: "held", reports: 3, waiting: true });
  expect(await (await send("/api/discussions/2/replies")).json()).toEqual([]);
  expect((await (await send("/api/discussions/2")).json()).replies).toBe(0);
  expect((await report({ kind: "reply", id }, "192.0.2.14")).status).toBe(404);
});

test("what a moderator let through, and what the creator wrote, is not held by reports", async () => {
  const id = await replyTo();
  await database().execute(
    sql`UPDATE discussion_replies SET reviewed = true WHERE id = ${id}::int`,
  );
  for (let visitor = 20; visitor < 25; visitor++) {
    await report({ kind: "reply", id }, `192.0.2.${visitor}`);
    await report({ kind: "discussion", id: 1 }, `192.0.2.${visitor}`);
  }

  expect(await rowOf(id)).toEqual({ status: "published", reports: 5, waiting: true });
  expect((await send("/api/discussions/1")).status).toBe(200);
});

test("a visitor reports ten posts in ten minutes, and then has to wait", async () => {
  const ids = await Promise.all(Array.from({ length: 11 }, () => replyTo()));
  const statuses = [];
  for (const id of ids) statuses.push((await report({ kind: "reply", id }, "192.0.2.30")).status);
  const again = await report({ kind: "reply", id: ids[0] }, "192.0.2.30");
  const over = await report({ kind: "reply", id: ids[10] }, "192.0.2.30");

  expect(statuses).toEqual([...Array(10).fill(200), 429]);
  expect(again.status).toBe(200);
  expect(Number(over.headers.get("Retry-After"))).toBeGreaterThan(0);
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
])("%j is refused with each field named", async (body, fields) => {
  const response = await report(body);

  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: "Some fields are not valid", fields });
});

test("without JavaScript a page holds the form, and what was typed is kept", async () => {
  const id = await replyTo();
  const page = await send(`/report?kind=reply&id=${id}`);
  const sent = await postForm("/api/reports", { kind: "reply", id: String(id), reason: "Spam" });
  const wrong = await postForm("/api/reports", { kind: "reply", id: "x", reason: "Keep me" });

  expect(page.headers.get("X-Robots-Tag")).toBe("noindex");
  expect(await page.text()).toContain(`name="id" value="${id}"`);
  expect(sent.status).toBe(200);
  expect(await sent.text()).toContain("A moderator will read it.");
  expect(wrong.status).toBe(400);
  expect(await wrong.text()).toContain("Keep me");
});

test("another site cannot report", async () => {
  const headers = { "Sec-Fetch-Site": "cross-site" };
  expect((await postJson("/api/reports", { kind: "reply", id: 1 }, headers)).status).toBe(403);
});
