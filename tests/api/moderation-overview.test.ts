import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { setEnv } from "../../src/server/env.ts";
import { startMailServer } from "../support/mail-server.ts";
import {
  actAs,
  alertModerators,
  makeModerators,
  pressAs,
  readDesk,
  reply,
  signInAs,
} from "../support/moderators.ts";
import { postJson, query, startSite } from "../support/site.ts";

startSite();
makeModerators("ana", "ben");
const { refusal } = startMailServer();

let ana: Record<string, string>;

beforeAll(async () => {
  ana = await signInAs("ana");
});

beforeEach(async () => {
  await query(sql`TRUNCATE discussion_replies, mails, reports, rate_limits`);
  await query(sql`UPDATE users SET summary = true`);
  await alertModerators();
});

const overview = async () => {
  const { overview: found } = await readDesk(ana);
  if (!found) throw new Error("No overview");
  return found;
};

test("counts the posts that reports hide, until a moderator decides", async () => {
  const post = await reply({ content: "Rude" });
  for (const ip of ["192.0.2.1", "198.51.100.1", "203.0.113.1"])
    await postJson("/api/reports", { kind: "reply", id: post.id }, {}, ip);
  expect((await overview()).heldByReports).toBe(1);
  await actAs(ana, "approve", post);
  expect((await overview()).heldByReports).toBe(0);
});

test("counts the posts that wait", async () => {
  await reply();
  await reply({ content: "I want to die" });
  await reply({ content: "Order now https://pills.example.shop 50% off https://a.example.shop" });
  await postJson("/api/reports", { kind: "reply", id: (await reply({ content: "Rude" })).id });
  await actAs(ana, "remove", await reply({ content: "Removed" }));
  expect(await overview()).toMatchObject({ waiting: 3, reported: 1 });
});

test("reports unsent alerts, those about a crisis first", async () => {
  expect(await overview()).not.toHaveProperty("failedAlert");
  await alertModerators("ana@example.org");
  refusal.code = 550;
  await reply({ content: "I want to die" });
  const crisis = { isCrisis: true, at: expect.stringMatching(/Z$/), error: "EENVELOPE 550" };
  await expect.poll(async () => (await overview()).failedAlert).toEqual(crisis);
  refusal.code = undefined;
  await query(sql`INSERT INTO mails (recipient, kind, error)
    VALUES ('ana@example.org', 'summary', 'ECONNECTION')`);
  expect((await overview()).failedAlert).toEqual(crisis);
  await query(sql`UPDATE mails SET sent_at = now() WHERE kind = 'crisis'`);
  expect((await overview()).failedAlert).toMatchObject({ isCrisis: false, error: "ECONNECTION" });
});

test("does not report unsent emails to visitors", async () => {
  await query(sql`INSERT INTO mails (recipient, kind, error)
    VALUES ('mara@example.org', 'confirmation', 'EENVELOPE 550')`);
  expect(await overview()).not.toHaveProperty("failedAlert");
});

test("reports that mail is not set up", async () => {
  expect((await overview()).hasMail).toBe(true);
  const url = process.env["MAIL_URL"];
  setEnv({ MAIL_URL: undefined });
  expect((await overview()).hasMail).toBe(false);
  setEnv({ MAIL_URL: url });
});

test("changes only the moderator's own address and summary", async () => {
  const { moderator } = await pressAs(ana, {
    do: "account",
    show: "account",
    email: " ana@example.org ",
  });
  expect(moderator).toMatchObject({
    username: "ana",
    role: "moderator",
    newEmail: "ana@example.org",
    summary: false,
  });
  expect(await query(sql`SELECT username, summary FROM users ORDER BY id`)).toEqual([
    { username: "ana", summary: false },
    { username: "ben", summary: true },
  ]);
  const removed = await pressAs(ana, { do: "account", show: "account", summary: "on" });
  expect(removed.moderator).not.toHaveProperty("newEmail");
  const wrong = await pressAs(ana, {
    do: "account",
    show: "account",
    email: "nobody",
    role: "creator",
  });
  expect(wrong.problem).toContain("Invalid email: use an address like name@example.com");
});

test("warns while no moderator has a confirmed address", async () => {
  expect((await overview()).alerted).toBe(0);
  await alertModerators("ana@example.org");
  expect((await overview()).alerted).toBe(2);
});
