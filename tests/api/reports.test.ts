import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { listReviewQueue } from "../../src/community/moderation/server/queue/review-queue.ts";
import { maxLength } from "../../src/lib/input/limits.ts";
import { alertModerators, makeModerators } from "../support/moderators.ts";
import { kinds, newKey, report } from "../support/posts.ts";
import { postJson, query, send, startSite, typed } from "../support/site.ts";

startSite({ FEATURES: "comments,discussions" });
makeModerators("ana");

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
])(
  "marks a post %s: %j as a possible crisis, and shows help before the thanks: %s",
  async (_, fields, crisis) => {
    const id = await replyTo();
    const page = await (await report({ kind: "reply", id, ...fields })).text();
    const [thanks = ""] = /.*Thank you\. A moderator will read your report\./s.exec(page) ?? [];
    expect(thanks.includes("Someone listens now")).toBe(crisis);
    expect(await query(sql`SELECT crisis FROM discussion_replies WHERE id = ${id}::int`)).toEqual([
      { crisis },
    ]);
  },
);

test("counts concurrent reports of one visitor once and queues the post", async () => {
  const id = await replyTo();
  const answers = await Promise.all([1, 2, 3, 4].map(() => report({ kind: "reply", id })));

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await rowOf(id)).toEqual({ status: "published", reports: 1, waiting: true });
});

test("puts a reported post first in the queue, does not hide it, and writes to moderators once", async () => {
  await query(sql`TRUNCATE discussion_replies, comments, mails`);
  await query(sql`UPDATE discussions SET waiting = false`);
  await alertModerators("ana@example.org");
  const id = await replyTo();
  await query(sql`UPDATE discussion_replies SET created_at = now() - interval '1 day'`);
  const held = await replyTo();
  await query(
    sql`UPDATE discussion_replies SET status = 'held', waiting = true WHERE id = ${held}::int`,
  );
  for (const ip of ["192.0.2.11", "198.51.100.12", "2001:db8:1::13"]) {
    await report({ kind: "reply", id }, ip);
    await query(sql`UPDATE mails SET claimed_at = now()`);
  }

  expect(await rowOf(id)).toEqual({ status: "published", reports: 3, waiting: true });
  const view = { list: "waiting", search: "", page: 1 } as const;
  const { posts } = await listReviewQueue(view);
  expect(posts.map(({ status, reports }) => [status, reports])).toEqual([
    ["published", 3],
    ["held", 0],
  ]);
  expect(await query(sql`SELECT kind FROM mails`)).toEqual([{ kind: "digest" }]);
});

test("tells moderators that a visitor is worried", async () => {
  const id = await replyTo();
  await report({ kind: "reply", id, worried: "on", reason: "She says goodbye." });
  expect(await query(sql`SELECT reason FROM reports WHERE post_id = ${id}::int`)).toEqual([
    { reason: "I am worried about this person. She says goodbye." },
  ]);
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
