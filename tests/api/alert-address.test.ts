import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { findFailedAlert } from "../../src/community/mail/server/outbox.ts";
import { sendDueMails } from "../../src/community/mail/server/send.ts";
import { setEnv } from "../../src/server/env.ts";
import { startMailServer } from "../support/mail-server.ts";
import { confirming, linksOf, readMail } from "../support/mails.ts";
import {
  alertModerators,
  makeModerators,
  openModeration,
  pressAs,
  reply,
  signInAs,
} from "../support/moderators.ts";
import { getText, postForm, query, startSite } from "../support/site.ts";

startSite();
makeModerators("ana", "bo");
const { received, refusal } = startMailServer();

const sessions: Record<"ana" | "bo", Record<string, string>> = { ana: {}, bo: {} };

beforeAll(async () => {
  sessions.ana = await signInAs("ana");
  sessions.bo = await signInAs("bo");
});

beforeEach(async () => {
  await query(sql`TRUNCATE discussion_replies, mails, subscriptions, withdrawals, rate_limits`);
});

const address = "ana@example.org";
const save = (email = "", username: keyof typeof sessions = "ana") =>
  pressAs(sessions[username], { do: "account", show: "account", email });
const crisis = () => reply({ content: "I want to die" });
const mailsTo = (to: string) => received.filter((mail) => mail.to[0] === to);
const subjects = () => received.map((mail) => readMail(mail).subject.replace("NTKOC: ", ""));
const alert = "Possible crisis: please read now";
const question = "confirm your email address";
const stopLink = (to = address) => linksOf(mailsTo(to).at(-1) ?? { to: [], raw: "" })[1] ?? "";

async function sent(...expected: string[]) {
  await sendDueMails();
  await expect.poll(subjects).toEqual(expected);
}

/** @returns the link of the confirmation email */
async function enter(email = address, username: keyof typeof sessions = "ana"): Promise<string> {
  const before = mailsTo(email).length;
  await save(email, username);
  await sendDueMails();
  await expect.poll(() => mailsTo(email).length).toBe(before + 1);
  return linksOf(mailsTo(email).at(-1) ?? { to: [], raw: "" })[0] ?? "";
}

async function confirm(email = address, username: keyof typeof sessions = "ana"): Promise<void> {
  const link = await enter(email, username);
  await postForm(link, confirming);
  received.length = 0;
}

test("sends no alert before the owner of the address has confirmed it", async () => {
  const link = await enter();
  await crisis();
  await sent(question);
  expect(await getText(link)).toContain(">Confirm<span");
  const answer = await postForm(link, confirming);
  expect(await getText(answer.headers.get("Location") ?? "")).toContain("address is confirmed");
  await crisis();
  await sent(question, alert);
});

test("keeps the old address until the new one is confirmed", async () => {
  await confirm();
  const link = await enter("new@example.org");
  await crisis();
  await sent(question, alert);
  expect(mailsTo(address)).toHaveLength(1);
  await postForm(link, confirming);
  expect(await query(sql`SELECT email FROM subscriptions`)).toEqual([{ email: "new@example.org" }]);
});

test("stops for every account with the address, also queued emails, and can be confirmed again", async () => {
  await confirm();
  await confirm("ANA@example.org", "bo");
  await crisis();
  await sent(alert);
  expect(await getText(stopLink())).toContain("Stop all emails");
  await query(sql`INSERT INTO mails (recipient, kind) VALUES (${address}, 'crisis')`);
  await postForm(stopLink(), { stop: "this" });
  expect(await query(sql`SELECT FROM subscriptions`)).toEqual([]);
  await sendDueMails();
  await expect.poll(() => query(sql`SELECT FROM mails WHERE sent_at IS NULL`)).toEqual([]);
  expect(received).toHaveLength(1);
  await confirm();
  expect(await query(sql`SELECT about FROM withdrawals`)).toEqual([]);
});

test("reports unsent alerts, those about a crisis first, and sends no more to a refused address", async () => {
  await query(sql`INSERT INTO mails (recipient, kind, error)
    VALUES ('mara@example.org', 'confirmation', 'EENVELOPE 550')`);
  expect(await findFailedAlert()).toBeUndefined();
  await alertModerators(address);
  refusal.code = 550;
  await crisis();
  const failed = {
    isCrisis: true,
    at: expect.stringMatching(/Z$/),
    error: "EENVELOPE 550",
    isEnded: true,
  };
  await expect.poll(findFailedAlert).toEqual(failed);
  await reply({ content: "I still want to die" });
  expect(await query(sql`SELECT recipient FROM mails WHERE kind = 'crisis'`)).toHaveLength(1);
  expect(await openModeration(sessions.ana)).toMatch(
    /Nobody gets an email about a possible crisis until ana@example.org is confirmed.*No more emails go to this address/,
  );
  await query(sql`INSERT INTO mails (recipient, kind, error, due_at)
    VALUES ('ana@example.org', 'digest', 'ECONNECTION', now() + interval '1 hour')`);
  expect(await findFailedAlert()).toEqual(failed);
  await query(sql`UPDATE mails SET sent_at = now() WHERE kind = 'crisis'`);
  expect(await findFailedAlert()).toMatchObject({ isCrisis: false, error: "ECONNECTION" });
});

test("warns while the site cannot send emails, or no moderator has a confirmed address", async () => {
  const page = () => openModeration(sessions.ana);
  expect(await page()).toContain("Nobody gets an email about a possible crisis.");
  await alertModerators(address);
  expect(await page()).not.toMatch(/Nobody gets|cannot send emails/);
  const { MAIL_URL } = process.env;
  setEnv({ MAIL_URL: undefined });
  expect(await page()).toContain("This site cannot send emails yet");
  setEnv({ MAIL_URL });
});

test("changes only the moderator's own address", async () => {
  expect(await save(" ana@example.org ")).toContain(
    "No emails go to ana@example.org until you have confirmed it",
  );
  expect(
    await query(
      sql`SELECT u.username, s.email FROM subscriptions s JOIN users u ON u.id = target_id`,
    ),
  ).toEqual([{ username: "ana", email: address }]);
  expect(await save()).not.toContain("ana@example.org");
  expect(await save("nobody")).toContain("Invalid email: use an address like name@example.com");
});

test("emails a sign-in link to a confirmed address only, with the same response for every name", async () => {
  const ask = async (username: string) => {
    const page = await pressAs({}, { do: "send-link", username });
    await sendDueMails();
    return page.replace(`value="${username}"`, "");
  };
  await enter("bo@example.org", "bo");
  await confirm();
  received.length = 0;
  const pages = [await ask("ANA"), await ask("bo"), await ask("eve")];
  expect(new Set(pages).size).toBe(1);
  expect(pages[0]).toContain("If this account has a confirmed email address");
  await sent("your sign-in link");
  const [link = ""] = linksOf(mailsTo(address)[0] ?? { to: [], raw: "" });
  expect(await getText(link)).toContain('value="ana"');

  for (let number = 0; number < 4; number++) await ask("Ana");
  await sent("your sign-in link", "your sign-in link", "your sign-in link");
});
