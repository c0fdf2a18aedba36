import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { runMailSchedule } from "../../src/server/mail/schedule.ts";
import { sendDueMails } from "../../src/server/mail/send.ts";
import { startMailServer } from "../support/mail-server.ts";
import { linksOf, readMail } from "../support/mails.ts";
import { actAs, makeModerators, reviewPosts, signInAs } from "../support/moderators.ts";
import { newKey } from "../support/posts.ts";
import { postForm, postJson, query, send, startSite, typed } from "../support/site.ts";

startSite({ FEATURES: "comments,discussions" });
makeModerators("ana");
const { received, refusal } = startMailServer();

beforeEach(async () => {
  await query(sql`TRUNCATE discussion_replies, mails, subscriptions, reports, rate_limits`);
  await query(sql`UPDATE users SET email = 'ana@example.org'`);
});

const post = async (fields: object = {}) =>
  (await postJson("/api/discussions/1/replies", { ...typed, ...fields }, newKey())).json();
const subjects = () => received.map((mail) => readMail(mail).subject);
const latest = () => received.at(-1) ?? { to: [], raw: "" };
const linkInLatest = () => linksOf(latest())[0] ?? "no link";
const news = "new replies in the discussion “How to use Medical Experiences”";
const sent = (...expected: string[]) =>
  expect.poll(subjects).toEqual(expected.map((subject) => `NTKOC: ${subject}`));
/** Makes every mail due, as if time had passed. */
const passTime = () => query(sql`UPDATE mails SET due_at = now(), lease_until = NULL`);

const spam = "Order now https://pills.example.shop and https://more.example.shop 50% off";
const bea = { author: "Bea", email: "bea@example.org" };

async function subscribe() {
  await post({ notify: true });
  await sent("confirm your email address");
  const link = linkInLatest();
  expect((await postForm(link, { action: "confirm" })).status).toBe(303);
  received.length = 0;
  return link;
}

test("tells moderators at once about words of despair, without the text", async () => {
  await post({ content: "I want to die" });
  await sent("a post with words of despair");
  expect(received[0]?.to).toEqual(["ana@example.org"]);
  expect(received[0]?.raw).not.toMatch(/want to die|ada@example\.org/);
});

test("collects held posts in a digest, at most one an hour", async () => {
  await post({ content: spam });
  await sent("1 post to check");
  await post({ content: `${spam} again` });
  await post({ content: `${spam} and again` });
  await sendDueMails();
  expect(received).toHaveLength(1);
  await passTime();
  await sendDueMails();
  await sent("1 post to check", "3 posts to check");
});

test("writes only to an address that was confirmed by a button", async () => {
  await post({ notify: true });
  await sent("confirm your email address");
  const link = linkInLatest();
  expect(received[0]?.to).toEqual(["ada@example.org"]);
  await post(bea);
  expect(await (await send(link)).text()).toContain("Confirm");
  await post(bea);
  await sendDueMails();
  expect(received).toHaveLength(1);
  await postForm(link, { action: "confirm" });
  await post(bea);
  await sent("confirm your email address", news);
  expect(received[1]?.to).toEqual(["ada@example.org"]);
  expect(received[1]?.raw).not.toMatch(/Thank you for this|bea@/);
});

test("notifies subscribers of a held post once a moderator approves it", async () => {
  await subscribe();
  const { own } = await post({ ...bea, content: spam });
  expect(own).toBeDefined();
  await sent("1 post to check");
  const [held] = await reviewPosts(await signInAs("ana"), "?show=held");
  if (!held) throw new Error("No post is held");
  await actAs(await signInAs("ana"), "approve", held);
  await sendDueMails();
  await sent("1 post to check", news);
});

test("tells moderators about a report", async () => {
  const { id } = await post();
  await postJson("/api/reports", { kind: "reply", id, reason: "Cruel" });
  await sendDueMails();
  await sent("1 post to check");
  expect(latest().raw).not.toContain("Cruel");
});

test("does not notify writers of their own posts", async () => {
  await subscribe();
  await post({ email: "ADA@example.org" });
  await sendDueMails();
  expect(received).toEqual([]);
});

test("notifies at most once an hour", async () => {
  await subscribe();
  await post(bea);
  await sent(news);
  await post(bea);
  await sendDueMails();
  expect(received).toHaveLength(1);
  await passTime();
  await sendDueMails();
  await sent(news, news);
});

test("sends at most three confirmation mails a day to one address", async () => {
  for (const discussion of [1, 2, 3, 1, 2]) {
    await query(sql`DELETE FROM subscriptions`);
    await postJson(`/api/discussions/${discussion}/replies`, { ...typed, notify: true }, newKey());
    await sendDueMails();
  }
  await expect.poll(() => received.length).toBe(3);
});

test("tries again later if the server is busy, and gives up if it refuses the address", async () => {
  refusal.code = 451;
  await post({ content: "I want to die" });
  const state = async () => (await query(sql`SELECT attempts, error, failed_at FROM mails`))[0];
  await expect.poll(state).toEqual({ attempts: 1, error: "EENVELOPE 451", failed_at: null });
  refusal.code = undefined;
  await passTime();
  await runMailSchedule();
  await sent("a post with words of despair", "the last day");
  refusal.code = 550;
  await query(sql`DELETE FROM mails`);
  await post({ content: "I want to die" });
  await expect.poll(async () => (await state())?.["failed_at"]).not.toBeNull();
});

test("sends one summary a day", async () => {
  await runMailSchedule();
  await runMailSchedule();
  await sent("the last day");
});
