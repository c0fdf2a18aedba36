import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { finishBackgroundWork } from "../../scripts/dev-server/function-router.ts";
import { sendDueMails } from "../../src/community/mail/server/send.ts";
import { confirmationsOfNetwork } from "../../src/lib/input/limits.ts";
import { setEnv } from "../../src/server/env.ts";
import { type ReceivedMail, startMailServer } from "../support/mail-server.ts";
import { confirming, linksOf, readMail } from "../support/mails.ts";
import {
  actAs,
  alertModerators,
  makeModerators,
  reviewPosts,
  signInAs,
} from "../support/moderators.ts";
import { asForm, discussion, kinds, newKey } from "../support/posts.ts";
import { getText, postForm, postJson, query, send, startSite, typed } from "../support/site.ts";

startSite({ FEATURES: "comments,discussions" });
makeModerators("ana");
const { received } = startMailServer();

beforeEach(async () => {
  await query(sql`TRUNCATE discussion_replies, comments, mails, subscriptions, withdrawals,
    rate_limits`);
});

const replies = (id: number) => `/api/discussions/${id}/replies`;
const reply = async (fields: object = {}, id = 1) =>
  (await postJson(replies(id), { ...typed, ...fields }, newKey())).json();
const bea = { author: "Bea", email: "bea@example.org" };
const confirm = "confirm your email address";
const news = "new replies in";
const mailsTo = (address: string, about: string) =>
  received.filter((mail) => mail.to[0] === address && readMail(mail).subject.includes(about));

/** Waits for a number of emails, and returns the last one. */
async function arrived(count: number, address: string, about: string): Promise<ReceivedMail> {
  await sendDueMails();
  await expect.poll(() => mailsTo(address, about).length).toBe(count);
  return mailsTo(address, about).at(-1) ?? { to: [], raw: "" };
}

async function passAnHour() {
  // Otherwise a request may still send an email, or claim the next one.
  await finishBackgroundWork();
  await query(sql`UPDATE mails SET due_at = now(), sent_at = sent_at - interval '1 hour'`);
}

async function ask(fields: object = {}, id = 1): Promise<ReceivedMail> {
  const { email } = { ...typed, ...fields };
  const before = mailsTo(email, confirm).length;
  await reply({ notify: true, ...fields }, id);
  return arrived(before + 1, email, confirm);
}

const lastSubscription = async () =>
  String((await query(sql`SELECT max(id) AS id FROM subscriptions`))[0]?.["id"]);

const linkIn = (mail: ReceivedMail) =>
  linksOf(mail).find((path) => path.startsWith("/email")) ?? "";

async function subscribe(fields: object = {}, id = 1): Promise<string> {
  const link = linkIn(await ask(fields, id));
  await postForm(link, confirming);
  return link;
}

async function notified(id = 1): Promise<ReceivedMail> {
  await subscribe({}, id);
  await reply(bea, id);
  return arrived(1, typed.email, news);
}

// The test's mail server shows domains as people write them.
test.each(["info@пример.рф", "a&b=c@example.com"])("sends an email to %s", async (email) => {
  await reply({ email, notify: true });
  expect((await arrived(1, email, confirm)).to).toEqual([email]);
});

test.each(kinds)(
  "asks for a confirmation of emails about $kind, and the answer says so",
  async ({ path, page, body }) => {
    const answer = await postJson(path, { ...body, notify: true }, newKey());
    expect(await answer.json()).toMatchObject({ notify: true });
    const form = asForm({ ...body, content: "By form" });
    expect(await (await postForm(page, form)).text()).not.toContain("Confirm your email");
    const asked = await postForm(page, { ...form, author: "Bea", notify: "on" });
    expect(await asked.text()).toContain("Confirm your email address");
  },
);

test("offers no emails, and stores nothing, if the site cannot send them", async () => {
  const { MAIL_URL } = process.env;
  setEnv({ MAIL_URL: undefined });
  const { path, page, body } = kinds[0];
  const refused = await postForm(page, asForm({ ...body, author: " ", notify: "on" }));
  const answer = await postJson(path, { ...body, notify: true }, newKey());
  setEnv({ MAIL_URL });
  expect(await refused.text()).not.toContain('name="notify"');
  expect(await answer.json()).not.toHaveProperty("notify");
  expect(await query(sql`SELECT id FROM subscriptions`)).toEqual([]);
});

const spam = "Order now https://pills.example.shop and https://more.example.shop 50% off";

test.each([
  ["sounds like spam", { content: spam }],
  ["has the field filled in that people cannot see", { website: "https://ada.example" }],
])(
  "asks for a confirmation of a post that %s once a moderator approves it, and not before",
  async (_, fields) => {
    expect(await reply({ notify: true, ...fields })).toMatchObject({ held: true, notify: true });
    await sendDueMails();
    expect(received).toEqual([]);
    expect(await query(sql`SELECT id FROM subscriptions`)).toEqual([]);

    const ana = await signInAs("ana");
    const [held] = await reviewPosts("?show=waiting");
    if (!held) throw new Error("No post is held");
    await actAs(ana, "approve", held);
    await arrived(1, typed.email, confirm);
  },
);

describe("an address that declines", () => {
  test("is never asked again, even with capitals", async () => {
    await postForm(linkIn(await ask()), { stop: await lastSubscription() });
    for (const email of [typed.email, "Ada@EXAMPLE.org"]) await reply({ notify: true, email }, 2);
    await arrived(1, typed.email, confirm);
    const unsent = () => query(sql`SELECT id FROM mails WHERE sent_at IS NULL`);
    await expect.poll(unsent).toEqual([]);
    expect(received).toHaveLength(1);
    expect(JSON.stringify(await query(sql`SELECT * FROM withdrawals`))).not.toMatch(/ada|@/i);
  });

  test("is asked again once it has confirmed an earlier email after all", async () => {
    const earlier = linkIn(await ask({}, 2));
    await postForm(linkIn(await ask()), { stop: await lastSubscription() });
    await postForm(earlier, confirming);
    await ask({}, 3);
  });

  test("is still asked if it has only stopped emails that it had confirmed", async () => {
    await postForm(await subscribe(), { action: "stop-all" });
    await ask({}, 2);
  });
});

test("sends at most three confirmations a day to one address, in any case", async () => {
  for (const [at, email] of ["One@example.org", "one@example.org", "ONE@example.org"].entries())
    await reply({ notify: true, email }, at + 1);
  const { path, body } = kinds[1];
  await postJson(path, { ...body, notify: true, email: "oNe@example.org" }, newKey());
  await finishBackgroundWork();
  expect(received).toHaveLength(3);
  expect(await query(sql`SELECT error FROM mails WHERE failed_at IS NOT NULL`)).toEqual([
    { error: "limit" },
  ]);
});

const askFrom = async (ip: string, email: string) => {
  const fields = { ...typed, content: `I am ${email.split("@")[0]}`, email, notify: true };
  return (await postJson(replies(1), fields, newKey(), ip)).json();
};

/** Makes twice as many posts from one network as it may confirm in an hour. */
const flood = () =>
  Promise.all(
    Array.from({ length: 2 * confirmationsOfNetwork }, (_, at) =>
      askFrom(`203.0.113.${at}`, `stranger-${at}@flood.example`),
    ),
  );

const sentTo = (ending: string) => received.filter(({ to }) => to[0]?.endsWith(ending));

test("sends a network only some confirmations in an hour, and tells nobody which", async () => {
  const posts: { own: string }[] = await flood();
  await askFrom("192.0.2.7", "visitor@other.example");
  await finishBackgroundWork();
  expect(sentTo("@flood.example")).toHaveLength(confirmationsOfNetwork);
  expect(sentTo("@other.example")).toHaveLength(1);

  const pages = await Promise.all(
    posts.map(async ({ own }) => (await getText(own)).replaceAll(own, "").replaceAll(/\d+/g, "")),
  );
  expect(new Set(pages).size).toBe(1);
});

test("asks an address that has confirmed before, whatever its neighbours have used up", async () => {
  await query(sql`INSERT INTO subscriptions (email, target_type, target_id, confirmed_at)
    VALUES ('visitor@late.example', 'video', 4, now())`);
  await flood();
  await finishBackgroundWork();
  await askFrom("203.0.113.99", "visitor@late.example");
  await finishBackgroundWork();
  expect(sentTo("@late.example")).toHaveLength(1);
});

test("sends a notification that contains nothing that a visitor has typed", async () => {
  const title = "My husband Tom";
  const started = await postJson("/api/discussions", { ...discussion, title }, newKey());
  const { id } = await started.json();
  const mail = await notified(id);
  const { subject, text, html, headers } = readMail(mail);
  expect(subject).toBe("NTKOC: new replies in a discussion");
  for (const body of [text, html]) {
    expect(body).toContain("There are new replies in a discussion.");
    expect(body).not.toMatch(/Thank you for this|Bea|Tom/);
  }
  expect(linksOf(mail)[0]).toBe(`/discussions/${id}`);
  expect([...headers.keys()].toSorted()).toEqual([
    "auto-submitted",
    "content-type",
    "date",
    "from",
    "list-unsubscribe",
    "list-unsubscribe-post",
    "message-id",
    "mime-version",
    "subject",
    "to",
  ]);
});

test("sends no notification of a discussion that is no longer shown", async () => {
  const { id, own } = await (await postJson("/api/discussions", discussion, newKey())).json();
  await notified(id);
  await reply({ ...bea, content: "More" }, id);
  await postForm(own, { action: "delete" });
  await passAnHour();
  await sendDueMails();
  expect(await query(sql`SELECT id FROM mails WHERE sent_at IS NULL`)).toEqual([]);
  expect(mailsTo(typed.email, news)).toHaveLength(1);
});

test("changes nothing if a scanner opens every link in an email", async () => {
  const mails = [await ask(), await notified()];
  const state = () => query(sql`SELECT id, confirmed_at FROM subscriptions`);
  const before = await state();
  for (const link of mails.map(linkIn))
    for (const method of ["GET", "HEAD"]) expect((await send(link, { method })).status).toBe(200);
  expect(await state()).toEqual(before);
});

describe("the page", () => {
  test("confirms by a button, also for a link that was copied with more, and stays private", async () => {
    const link = linkIn(await ask());
    const opened = await send(`${link}&utm_source=mail).`);
    for (const [name, value] of [
      ["Cache-Control", "no-store"],
      ["X-Robots-Tag", "noindex"],
      ["Referrer-Policy", "no-referrer"],
    ] as const)
      expect(opened.headers.get(name)).toBe(value);
    expect(await opened.text()).toMatch(
      /Do you want emails about new replies in a discussion: .*How to use .*>Confirm</s,
    );
    const answer = await postForm(link, confirming);
    expect(answer.status).toBe(303);
    const page = await getText(answer.headers.get("Location") ?? "");
    expect(page).toContain("Your email address is confirmed.");
    expect(page).not.toMatch(/>Confirm<|ada@/);
  });

  test("confirms each subscription of the address, whichever email it was opened from", async () => {
    const link = linkIn(await ask());
    await reply({ notify: true }, 2);
    await postForm(link, { confirm: await lastSubscription() });
    expect(
      await query(sql`SELECT target_id FROM subscriptions WHERE confirmed_at IS NOT NULL`),
    ).toEqual([{ target_id: 2 }]);
  });

  test("stops one of them, or all", async () => {
    const link = await subscribe();
    await subscribe({}, 2);
    await subscribe(bea, 2);
    const [, { id: second } = {}, { id: other } = {}] = await query(
      sql`SELECT id FROM subscriptions ORDER BY id`,
    );
    await postForm(link, { stop: String(other) });
    expect(await query(sql`SELECT id FROM subscriptions`)).toHaveLength(3);
    const one = await postForm(link, { stop: String(second) });
    const page = await getText(one.headers.get("Location") ?? "");
    expect(page).toContain("You have stopped these emails.");
    expect(page).not.toContain('href="/discussions/2"');
    const all = await postForm(link, { action: "stop-all" });
    expect(await all.text()).toContain("You will not get any more of these emails");
    expect(await query(sql`SELECT email FROM subscriptions`)).toEqual([{ email: bea.email }]);
  });

  test.each([
    ["altered", (link: string) => link.replace(/.$/, (last) => (last === "A" ? "B" : "A"))],
    ["without its token", () => "/email"],
  ])("is a plain 404 for a link %s", async (_, forge) => {
    await ask(bea, 2);
    const link = forge(linkIn(await ask()));
    const before = await query(sql`SELECT id, confirmed_at FROM subscriptions`);
    for (const answer of [
      await send(link),
      await postForm(link, confirming),
      await postForm(link, { "List-Unsubscribe": "One-Click" }),
    ]) {
      expect(answer.status).toBe(404);
      expect(answer.headers.get("Content-Type")).toContain("text/html");
      expect(await answer.text()).toContain("This link does not work.");
    }
    expect(await query(sql`SELECT id, confirmed_at FROM subscriptions`)).toEqual(before);
  });
});

test("stops emails on one click in a mail program, sent as multipart, without a redirect", async () => {
  const url = readMail(await notified()).headers.get("list-unsubscribe") ?? "";
  const link = url.replace(/^<https?:\/\/[^/]+|>$/g, "");
  const body = new FormData();
  body.set("List-Unsubscribe", "One-Click");
  const headers = { Origin: "https://mail.example" };
  expect((await send(link, { method: "POST", headers, body })).status).toBe(200);
  expect(await query(sql`SELECT id FROM subscriptions`)).toEqual([]);
});

describe("an edit", () => {
  const edit = (own: string, content: string) => postForm(own, { action: "edit", content });
  const written = (kind: string) =>
    query(sql`SELECT recipient, about FROM mails WHERE kind = ${kind} ORDER BY id`);

  beforeEach(() => alertModerators("ana@example.org"));

  test("that adds a crisis phrase alerts the moderators once, and shows the help lines", async () => {
    const { own } = await reply();
    expect(await written("crisis")).toEqual([]);
    await edit(own, "I want to die");
    await arrived(1, "ana@example.org", "Possible crisis");
    await edit(own, "I really want to die");
    expect(await written("crisis")).toEqual([{ recipient: "ana@example.org", about: "" }]);
    expect(await getText(own)).toContain("Someone listens now");
  });

  test("that holds a post is in the moderators' digest", async () => {
    const { own } = await reply();
    await edit(own, "Buy viagra at [url=https://pills.example.shop]my shop[/url] now");
    expect(await written("digest")).toEqual([{ recipient: "ana@example.org", about: "" }]);
  });
});
