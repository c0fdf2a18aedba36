import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Overview } from "../../src/schemas/moderation.ts";
import { setEnv } from "../../src/server/env.ts";
import { recordError } from "../../src/server/http/error-log.ts";
import { startMailServer } from "../support/mail-server.ts";
import { actAs, makeModerators, reply, signInAs } from "../support/moderators.ts";
import { asForm } from "../support/posts.ts";
import { origin, postForm, postJson, query, send, startSite, typed } from "../support/site.ts";

startSite();
makeModerators("ana", "ben");
const { refusal } = startMailServer();

let ana: Record<string, string>;

beforeAll(async () => {
  ana = await signInAs("ana");
});

beforeEach(async () => {
  await query(sql`TRUNCATE discussion_replies, mails, errors, reports, rate_limits`);
  await query(sql`UPDATE users SET email = NULL, new_email = NULL, summary = true`);
});

const overview = async (): Promise<Overview> =>
  (await send("/api/desk/overview", { headers: ana })).json();

test("counts the posts that reports hide, until a moderator decides", async () => {
  const post = await reply({ content: "Rude" });
  for (const ip of ["192.0.2.1", "198.51.100.1", "203.0.113.1"])
    await postJson("/api/reports", { kind: "reply", id: post.id }, {}, ip);
  expect((await overview()).heldByReports).toBe(1);
  await actAs(ana, "approve", post);
  expect((await overview()).heldByReports).toBe(0);
});

test("counts the posts of each list", async () => {
  await reply();
  await reply({ content: "I want to die" });
  await reply({ content: "Order now https://pills.example.shop 50% off https://a.example.shop" });
  await postJson("/api/reports", { kind: "reply", id: (await reply({ content: "Rude" })).id });
  await actAs(ana, "remove", await reply({ content: "Removed" }));
  expect((await overview()).counts).toEqual({
    waiting: 3,
    held: 1,
    reported: 1,
    recent: 5,
    removed: 1,
  });
});

test("shows a mail that was given up", async () => {
  await query(sql`UPDATE users SET email = 'ana@example.org' WHERE username = 'ana'`);
  refusal.code = 550;
  await reply({ content: "I want to die" });
  await expect
    .poll(async () => (await overview()).mails)
    .toEqual([
      {
        id: expect.any(Number),
        moderator: "ana",
        kind: "crisis",
        createdAt: expect.stringMatching(/Z$/),
        error: "EENVELOPE 550",
      },
    ]);
  refusal.code = undefined;
});

test("shows when the next attempt is due", async () => {
  await query(sql`INSERT INTO mails (recipient, kind, attempts, error, due_at, claimed_at)
    VALUES ('ana@example.org', 'summary', 1, 'ECONNECTION', now() + interval '1 hour', now())`);
  const [mail] = (await overview()).mails;
  expect(Date.parse(mail?.dueAt ?? "")).toBeGreaterThan(Date.now());
});

test("reports that mail is not set up", async () => {
  expect((await overview()).hasMail).toBe(true);
  const url = process.env["MAIL_URL"];
  setEnv({ MAIL_URL: undefined });
  expect((await overview()).hasMail).toBe(false);
  setEnv({ MAIL_URL: url });
});

const storedErrors = () => query(sql`SELECT route, request_id, at FROM errors ORDER BY id DESC`);

/** Makes requests that use the table of replies fail, and waits until this many errors are stored. */
async function breakReplies(stored: number, run: () => Promise<unknown>): Promise<void> {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await query(sql`ALTER TABLE discussion_replies RENAME TO broken`);
  try {
    await run();
    await expect.poll(async () => (await storedErrors()).length).toBe(stored);
  } finally {
    await query(sql`ALTER TABLE broken RENAME TO discussion_replies`);
    vi.mocked(console.error).mockClear();
  }
}

test("records the time, route and request of unexpected errors, and nothing personal", async () => {
  const path = "/api/discussions/1/replies";
  const { own } = await reply();
  await breakReplies(4, async () => {
    expect((await postJson(path, typed)).status).toBe(500);
    expect((await postForm(path, asForm(typed))).status).toBe(500);
    expect((await send(`${own}?name=Ada`)).status).toBe(500);
    expect((await send("/discussions/1")).status).toBe(500);
  });
  const { errors } = await overview();
  expect(errors.map(({ route }) => route).toSorted()).toEqual([
    "GET /discussions/:id",
    "GET /own/:token",
    "POST /api/discussions/:id/replies",
    "POST /api/discussions/:id/replies",
  ]);
  for (const { at, requestId } of errors) {
    expect(Date.now() - Date.parse(at)).toBeLessThan(60_000);
    expect(requestId).toMatch(/^[\da-f-]{36}$/);
  }
});

const record = () => recordError(new Request(`${origin}/api/blog`), { params: {} });

test("stores at most 100 errors an hour", async () => {
  await query(sql`INSERT INTO errors (route, request_id)
    SELECT 'GET /', n::text FROM generate_series(1, 99) AS n`);
  await record();
  await record();
  expect(await storedErrors()).toHaveLength(100);
  await query(sql`UPDATE errors SET at = now() - interval '2 hours'`);
  await record();
  expect(await storedErrors()).toHaveLength(101);
});

test("does not fail if the error cannot be stored", async () => {
  await query(sql`ALTER TABLE errors RENAME TO broken`);
  await expect(record()).resolves.toBeUndefined();
  await query(sql`ALTER TABLE broken RENAME TO errors`);
});

test("changes the moderator's own address and summary only", async () => {
  const saved = await postJson(
    "/api/desk/account",
    { email: " ana@example.org ", summary: false },
    ana,
  );
  expect(await saved.json()).toMatchObject({
    username: "ana",
    role: "moderator",
    newEmail: "ana@example.org",
    summary: false,
  });
  expect(await query(sql`SELECT username, new_email, summary FROM users ORDER BY id`)).toEqual([
    { username: "ana", new_email: "ana@example.org", summary: false },
    { username: "ben", new_email: null, summary: true },
  ]);
  const removed = await postJson("/api/desk/account", { summary: true }, ana);
  expect(await removed.json()).not.toHaveProperty("newEmail");
  const wrong = await postJson("/api/desk/account", { email: "nobody", role: "creator" }, ana);
  expect([wrong.status, await wrong.json()]).toEqual([
    400,
    {
      error: "Some fields are not valid",
      fields: { email: "Invalid email: use an address like name@example.com" },
    },
  ]);
});
