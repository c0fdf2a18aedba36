import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { finishBackgroundWork } from "../../scripts/dev-server/function-router.ts";
import { sendDueMails } from "../../src/features/mail/server/send.ts";
import { confirmationsInHour, confirmationsOfNetwork, windowOrigin } from "../../src/lib/limits.ts";
import { startMailServer } from "../support/mail-server.ts";
import { newKey } from "../support/posts.ts";
import { postForm, postJson, query, send, startSite, typed } from "../support/site.ts";

startSite({ POST_LIMIT: "5" });
const { received } = startMailServer();

beforeEach(() => query(sql`TRUNCATE discussion_replies, mails, subscriptions, rate_limits`));

const path = "/api/discussions/1/replies";
const askFrom = async (ip: string, email: string) => {
  const fields = { ...typed, content: `I am ${email}`, email, notify: true };
  return (await postJson(path, fields, newKey(), ip)).json();
};

async function sendAll() {
  await finishBackgroundWork();
  await sendDueMails();
}

/** Makes twice as many posts from one network as it may confirm in an hour. */
const flood = () =>
  Promise.all(
    Array.from({ length: 2 * confirmationsOfNetwork }, (_, at) =>
      askFrom(`203.0.113.${at}`, `stranger-${at}@flood.example`),
    ),
  );

const mailsTo = (ending: string) =>
  received.filter(({ to }) => to[0]?.endsWith(ending)).map(({ to }) => to[0]);

/** Counts as many confirmations as the site may send in this hour. */
const useUpHour = () =>
  query(sql`INSERT INTO rate_limits (visitor, window_start, used)
    VALUES ('mail:site', date_bin('1 hour', now(), ${windowOrigin}), ${confirmationsInHour}::int)`);

/** Makes postponed emails due, as after the next hour. */
async function passAnHour() {
  await query(sql`UPDATE mails SET due_at = now() - interval '1 second' WHERE sent_at IS NULL`);
  await query(sql`DELETE FROM rate_limits WHERE visitor LIKE 'mail:%'`);
}

test("sends the confirmation to a visitor from another network during a flood", async () => {
  await flood();
  for (let other = 0; other < 10; other++)
    await askFrom(`198.51.${other}.7`, `other-${other}@example.org`);
  await sendAll();
  await askFrom("192.0.2.7", "visitor@late.example");
  await sendAll();

  expect(mailsTo("@flood.example")).toHaveLength(confirmationsOfNetwork);
  expect(mailsTo("@example.org")).toHaveLength(10);
  expect(mailsTo("@late.example")).toHaveLength(1);
});

test("sends the next hour's emails to different networks first, newest first", async () => {
  await useUpHour();
  await flood();
  await sendAll();
  await askFrom("192.0.2.7", "visitor@late.example");
  await sendAll();
  expect(received).toEqual([]);

  await passAnHour();
  await sendAll();
  expect(mailsTo("@late.example")).toHaveLength(1);
  expect(received.slice(0, 5).flatMap(({ to }) => to)).toContain("visitor@late.example");
  expect(mailsTo("@flood.example")).toHaveLength(confirmationsOfNetwork);
});

test("drops emails that have waited for a day, and says so on the page of the post", async () => {
  await useUpHour();
  const { own } = await askFrom("192.0.2.7", "visitor@late.example");
  await sendAll();
  const page = async () => (await send(own)).text();
  expect(await page()).not.toContain("We could not send the mail");

  await query(sql`UPDATE mails SET created_at = now() - interval '25 hours', due_at = now()`);
  await sendAll();
  expect(received).toEqual([]);
  expect(await page()).toContain("We could not send the mail. Ask again.");

  await passAnHour();
  const { headers } = await postForm(own, { action: "ask" });
  expect(headers.get("Location")).toBe(`${own}?asked=1`);
  await sendAll();
  expect(mailsTo("@late.example")).toHaveLength(1);
  expect(await page()).not.toContain("We could not send the mail");
});

test("asks an address that has confirmed before, whatever strangers have used up", async () => {
  await query(sql`INSERT INTO subscriptions (email, target_type, target_id, confirmed_at)
    VALUES ('visitor@late.example', 'video', 4, now())`);
  await useUpHour();
  await flood();
  await askFrom("203.0.113.99", "visitor@late.example");
  await sendAll();
  expect(received.flatMap(({ to }) => to)).toEqual(["visitor@late.example"]);
});

test("does not resend a confirmation that was sent", async () => {
  const { own } = await askFrom("192.0.2.7", "visitor@late.example");
  await sendAll();
  await postForm(own, { action: "ask" });
  await sendAll();
  expect(received).toHaveLength(1);
});
