import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { finishBackgroundWork } from "../../scripts/dev-server/function-router.ts";
import { sendDueMails } from "../../src/community/mail/server/send.ts";
import { confirmationsOfNetwork } from "../../src/lib/input/limits.ts";
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

test("sends a network only some confirmations in an hour, and offers to ask again for the rest", async () => {
  const posts = await flood();
  await askFrom("192.0.2.7", "visitor@other.example");
  await sendAll();
  expect(mailsTo("@flood.example")).toHaveLength(confirmationsOfNetwork);
  expect(mailsTo("@other.example")).toHaveLength(1);

  const pageOf = async ({ own }: { own: string }) => (await send(own)).text();
  const pages = await Promise.all(posts.map(pageOf));
  const refused = posts.filter((_, at) =>
    pages[at]?.includes("We could not send the mail. Ask again."),
  );
  expect(refused).toHaveLength(confirmationsOfNetwork);
  const [{ own } = { own: "" }] = refused;
  await query(sql`DELETE FROM rate_limits WHERE visitor LIKE 'mail:%'`);
  const { headers } = await postForm(own, { action: "ask" });
  expect(headers.get("Location")).toBe(`${own}?asked=1`);
  await sendAll();
  expect(mailsTo("@flood.example")).toHaveLength(confirmationsOfNetwork + 1);
  expect(await pageOf({ own })).not.toContain("We could not send the mail");
});

test("asks an address that has confirmed before, whatever its neighbours have used up", async () => {
  await query(sql`INSERT INTO subscriptions (email, target_type, target_id, confirmed_at)
    VALUES ('visitor@late.example', 'video', 4, now())`);
  await flood();
  await sendAll();
  await askFrom("203.0.113.99", "visitor@late.example");
  await sendAll();
  expect(mailsTo("@late.example")).toHaveLength(1);
});

test("does not resend a confirmation that was sent", async () => {
  const { own } = await askFrom("192.0.2.7", "visitor@late.example");
  await sendAll();
  await postForm(own, { action: "ask" });
  await sendAll();
  expect(received).toHaveLength(1);
});
