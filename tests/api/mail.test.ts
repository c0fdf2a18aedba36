import { sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { finishBackgroundWork } from "../../scripts/dev-server/function-router.ts";
import { digestIf } from "../../src/community/mail/server/queue.ts";
import { sendDueMails } from "../../src/community/mail/server/send.ts";
import { withCtes } from "../../src/server/db/cte.ts";
import { startMailServer } from "../support/mail-server.ts";
import { confirming, linksOf, readMail } from "../support/mails.ts";
import {
  actAs,
  alertModerators,
  makeModerators,
  reviewPosts,
  signInAs,
} from "../support/moderators.ts";
import { newKey, report } from "../support/posts.ts";
import {
  getText,
  network,
  postForm,
  postJson,
  query,
  send,
  startSite,
  typed,
} from "../support/site.ts";

const transaction = startSite({ FEATURES: "comments,discussions" });
makeModerators("ana");
const { received, refusal } = startMailServer();

beforeEach(async () => {
  await query(sql`TRUNCATE discussion_replies, mails, subscriptions, withdrawals, reports,
    rate_limits`);
  await alertModerators("ana@example.org");
});

const post = async (fields: object = {}) =>
  (await postJson("/api/discussions/1/replies", { ...typed, ...fields }, newKey())).json();
const subjects = () => received.map((mail) => readMail(mail).subject);
const latest = () => received.at(-1) ?? { to: [], raw: "" };
const linkInLatest = () => linksOf(latest())[0] ?? "no link";
const news = "new replies in a discussion";
const sent = (...expected: string[]) =>
  expect.poll(subjects).toEqual(expected.map((subject) => `NTKOC: ${subject}`));
/** Makes every email due, as if an hour had passed. */
const passTime = () =>
  query(sql`UPDATE mails SET due_at = now(), sent_at = sent_at - interval '1 hour',
    created_at = created_at - interval '1 hour'`);

const spam = "Order now https://pills.example.shop and https://more.example.shop 50% off";
const bea = { author: "Bea", email: "bea@example.org" };

async function subscribe() {
  await post({ notify: true });
  await sent("confirm your email address");
  const link = linkInLatest();
  expect((await postForm(link, confirming)).status).toBe(303);
  received.length = 0;
  return link;
}

test("alerts moderators at once to a possible crisis, without the text", async () => {
  await post({ content: "I want to die" });
  await sent("Possible crisis: please read now");
  expect(received[0]?.to).toEqual(["ana@example.org"]);
  expect(received[0]?.raw).not.toMatch(/want to die|ada@example\.org/);
  expect(readMail(latest()).text).toContain("Possible crisis, not read yet: 1 post.");
  expect(linksOf(latest())).toEqual(["/desk", expect.stringMatching(/^\/email\?token=/)]);
});

test("alerts moderators to each of ten possible crises in an hour, and then only each hour", async () => {
  for (let count = 1; count <= 12; count++) {
    await post({ content: `I want to die ${count}` });
    await finishBackgroundWork();
    expect(received).toHaveLength(Math.min(count, 10));
  }
  await passTime();
  await sendDueMails();
  expect(received).toHaveLength(11);
  expect(readMail(latest()).text).toContain("Possible crisis, not read yet: 12 posts.");
});

test("sends an alert that the mail server refuses twice in the request that stored the post", async () => {
  refusal.code = 451;
  refusal.times = 2;
  await post({ content: "I want to die" });
  await finishBackgroundWork();
  expect(subjects()).toEqual(["NTKOC: Possible crisis: please read now"]);
});

test("sends an alert that failed with the next view of a discussion, before older emails", async () => {
  refusal.code = 451;
  await post({ content: "I want to die" });
  await finishBackgroundWork();
  expect(received).toEqual([]);
  expect(await query(sql`SELECT attempts, error, failed_at FROM mails`)).toEqual([
    { attempts: 1, error: "EENVELOPE 451", failed_at: null },
  ]);
  refusal.code = undefined;
  await query(sql`INSERT INTO mails (recipient, kind, created_at, due_at)
    VALUES ('ana@example.org', 'digest', now() - interval '2 hours', now() - interval '2 hours')`);
  await passTime();
  await postJson("/api/discussions/1/view", {});
  await finishBackgroundWork();
  expect(subjects()).toEqual(["NTKOC: Possible crisis: please read now"]);
});

test("alerts moderators at once to a report of a visitor who is worried, sent without JavaScript", async () => {
  const { id } = await post();
  const form = await (await send(`/report?kind=reply&id=${id}`)).text();
  expect(form).toContain("I am worried about this person");
  await report({ kind: "reply", id, worried: "on" });
  await expect.poll(subjects).toContain("NTKOC: Possible crisis: please read now");
});

test("collects held posts in a digest, at most one an hour", async () => {
  await post({ content: spam });
  await sent("1 post to check");
  await post({ content: `${spam} again` });
  await post({ content: `${spam} and again` });
  await finishBackgroundWork();
  expect(received).toHaveLength(1);
  await passTime();
  await sendDueMails();
  await sent("1 post to check", "3 posts to check");
});

test("notifies subscribers of a held post once a moderator approves it", async () => {
  await subscribe();
  const { own } = await post({ ...bea, content: spam });
  expect(own).toBeDefined();
  await sent("1 post to check");
  const [held] = await reviewPosts("?show=waiting");
  if (!held) throw new Error("No post is held");
  await actAs(await signInAs("ana"), "approve", held);
  await sendDueMails();
  await sent("1 post to check", news);
});

test("does not notify writers of their own posts", async () => {
  await subscribe();
  await post({ email: "ADA@example.org" });
  await finishBackgroundWork();
  expect(received).toEqual([]);
});

test("notifies at most once an hour", async () => {
  await subscribe();
  await post(bea);
  await sent(news);
  await post(bea);
  await finishBackgroundWork();
  expect(received).toHaveLength(1);
  await passTime();
  await sendDueMails();
  await sent(news, news);
});

test("gives up at once on an address that the server refuses", async () => {
  Object.assign(refusal, { code: 550, times: 1 });
  await post({ content: "I want to die" });
  const state = async () => (await query(sql`SELECT attempts, failed_at FROM mails`))[0];
  await expect.poll(state).toEqual({ attempts: 1, failed_at: expect.anything() });
});

describe("an address that its mail server refuses for good", () => {
  const state = () => query(sql`SELECT kind, attempts FROM mails ORDER BY id DESC LIMIT 1`);
  const notice = "The mail server of your email address refused an email";
  /** @returns the private page of the post that asked for emails */
  const refuse = async (text: string): Promise<string> => {
    const { own } = await post({ notify: true });
    await sent("confirm your email address");
    await postForm(linkInLatest(), confirming);
    received.length = 0;
    Object.assign(refusal, { code: 550, text });
    await post(bea);
    await expect.poll(state).toEqual([{ kind: "notification", attempts: 1 }]);
    await finishBackgroundWork();
    return own;
  };

  test.each([
    ["No", true],
    ["5.1.1 Unknown user", true],
    ["5.7.1 Relaying denied", false],
    ["relay not permitted", false],
    ["5.2.2 Mailbox full", false],
  ])("after 550 %s gets no more emails, and the writer's page says so: %s", async (text, isEnd) => {
    const own = await refuse(text);
    refusal.code = undefined;
    await passTime();
    await post(bea);
    await finishBackgroundWork();
    expect(received).toHaveLength(isEnd ? 0 : 1);
    expect((await getText(own)).includes(notice)).toBe(isEnd);
  });

  test("can be confirmed again", async () => {
    await refuse("No");
    refusal.code = undefined;
    await passTime();
    await subscribe();
    await post(bea);
    await sent(news);
  });
});

test("stops in time, and leaves the rest for the next run", async () => {
  await post({ content: "I want to die" });
  // Its alert may have arrived before this has looked for further emails.
  await finishBackgroundWork();
  await query(sql`INSERT INTO mails (recipient, kind, about)
    SELECT 'ana@example.org', 'crisis', 'reply:' || n FROM generate_series(1, 7) n`);
  const unsent = async () => (await query(sql`SELECT id FROM mails WHERE sent_at IS NULL`)).length;
  vi.useFakeTimers({ toFake: ["Date"] });
  await sendDueMails(async () => void vi.setSystemTime(Date.now() + 3000));
  vi.useRealTimers();
  expect(await unsent()).toBe(2);
  await sendDueMails(async () => {});
  expect(await unsent()).toBe(0);
});

test("does not resend an email that was sent while the database did not respond", async () => {
  refusal.code = 451;
  await post({ content: "I want to die" });
  await finishBackgroundWork();
  await passTime();
  const sendMail = vi.fn(async () => {
    let failures = 2;
    network.around = async (run) => (failures-- > 0 ? "drop" : run());
  });
  await sendDueMails(sendMail);
  await sendDueMails(sendMail);
  expect(sendMail).toHaveBeenCalledOnce();
});

test("gives up on an email after a day", async () => {
  refusal.code = 451;
  await post({ content: "I want to die" });
  await finishBackgroundWork();
  for (const [hours, at] of [
    [23, null],
    [25, expect.anything()],
  ]) {
    await query(sql`UPDATE mails SET due_at = now(),
      created_at = now() - make_interval(hours => ${hours}::int)`);
    await sendDueMails();
    expect(await query(sql`SELECT failed_at AS at FROM mails`)).toEqual([{ at }]);
  }
});

test("sends at most one notification an hour after an outage of the mail server", async () => {
  await subscribe();
  const attempts = () =>
    query(sql`SELECT attempts FROM mails
      WHERE kind = 'notification' AND attempts > 0 AND due_at < now() + interval '9 minutes'`);
  refusal.code = 451;
  for (let hour = 0; hour < 3; hour++) {
    await post(bea);
    await sendDueMails();
    // The request that stores the post also tries to send. That attempt must end before time passes.
    await expect.poll(attempts).toEqual([{ attempts: hour + 1 }]);
    await passTime();
  }
  refusal.code = undefined;
  await sendDueMails();
  await sent(news);
  await sendDueMails();
  expect(received).toHaveLength(1);
});

test("does not count the posts for a digest while another post is being stored", async () => {
  await query(sql`INSERT INTO mails (recipient, kind) VALUES ('ana@example.org', 'digest')`);
  const { sql: text, params } = new PgDialect().sqlToQuery(
    withCtes([digestIf(sql`true`)], sql`SELECT`),
  );
  await transaction("", async (run) => {
    await run({ query: text, params: params.map(String) });
    await sendDueMails();
  });
  const state = await query(sql`SELECT attempts FROM mails`);
  expect(state).toEqual([{ attempts: 0 }]);
});
