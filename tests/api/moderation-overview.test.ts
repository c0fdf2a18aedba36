import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { findFailedAlert } from "../../src/community/mail/server/outbox.ts";
import { countPosts } from "../../src/community/moderation/server/queue/review-queue.ts";
import { setEnv } from "../../src/server/env.ts";
import { startMailServer } from "../support/mail-server.ts";
import {
  actAs,
  alertModerators,
  makeModerators,
  openModeration,
  pressAs,
  reply,
  signInAs,
} from "../support/moderators.ts";
import { report } from "../support/posts.ts";
import { query, startSite } from "../support/site.ts";

startSite();
makeModerators("ana", "ben");
const { refusal } = startMailServer();

let ana: Record<string, string>;

beforeAll(async () => {
  ana = await signInAs("ana");
});

beforeEach(async () => {
  await query(sql`TRUNCATE discussion_replies, mails, reports, rate_limits`);
  await alertModerators();
});

test("counts the posts that wait", async () => {
  await reply();
  await reply({ content: "I want to die" });
  await reply({ content: "Order now https://pills.example.shop 50% off https://a.example.shop" });
  await report({ kind: "reply", id: (await reply({ content: "Rude" })).id });
  await actAs(ana, "remove", await reply({ content: "Removed" }));
  expect(await countPosts()).toMatchObject({ waiting: 3 });
  expect(await openModeration(ana)).toContain("Waiting (3)");
});

test("reports unsent alerts, those about a crisis first, but no emails to visitors", async () => {
  await query(sql`INSERT INTO mails (recipient, kind, error)
    VALUES ('mara@example.org', 'confirmation', 'EENVELOPE 550')`);
  expect(await findFailedAlert()).toBeUndefined();
  await alertModerators("ana@example.org");
  refusal.code = 550;
  await reply({ content: "I want to die" });
  const crisis = {
    isCrisis: true,
    at: expect.stringMatching(/Z$/),
    error: "EENVELOPE 550",
    isEnded: true,
  };
  await expect.poll(findFailedAlert).toEqual(crisis);
  await query(sql`INSERT INTO mails (recipient, kind, error, due_at)
    VALUES ('ana@example.org', 'digest', 'ECONNECTION', now() + interval '1 hour')`);
  expect(await findFailedAlert()).toEqual(crisis);
  await query(sql`UPDATE mails SET sent_at = now() WHERE kind = 'crisis'`);
  expect(await findFailedAlert()).toMatchObject({ isCrisis: false, error: "ECONNECTION" });
});

test("says on the page that a refused address gets no more alerts", async () => {
  await alertModerators("ana@example.org");
  refusal.code = 550;
  await reply({ content: "I want to die" });
  await expect.poll(findFailedAlert).toMatchObject({ isEnded: true });
  await reply({ content: "I still want to die" });
  expect(await query(sql`SELECT attempts FROM mails`)).toEqual([{ attempts: 1 }]);
  expect(await openModeration(ana)).toMatch(
    /Nobody gets an email about a possible crisis until ana@example.org is confirmed.*No more emails go to this address/,
  );
});

test("warns while the site cannot send emails, or no moderator has a confirmed address", async () => {
  expect(await openModeration(ana)).toContain("Nobody gets an email about a possible crisis.");
  await alertModerators("ana@example.org");
  expect(await openModeration(ana)).not.toMatch(/Nobody gets|cannot send emails/);
  const url = process.env["MAIL_URL"];
  setEnv({ MAIL_URL: undefined });
  expect(await openModeration(ana)).toContain("This site cannot send emails yet");
  setEnv({ MAIL_URL: url });
});

test("changes only the moderator's own address", async () => {
  const save = (fields: object) => pressAs(ana, { do: "account", show: "account", ...fields });
  expect(await save({ email: " ana@example.org " })).toContain(
    "No emails go to ana@example.org until you have confirmed it",
  );
  expect(
    await query(
      sql`SELECT u.username, s.email FROM subscriptions s JOIN users u ON u.id = target_id`,
    ),
  ).toEqual([{ username: "ana", email: "ana@example.org" }]);
  expect(await save({})).not.toContain("ana@example.org");
  expect(await save({ email: "nobody", role: "creator" })).toContain(
    "Invalid email: use an address like name@example.com",
  );
});
