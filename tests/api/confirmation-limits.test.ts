import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { finishBackgroundWork } from "../../scripts/dev-server/function-router.ts";
import { sendDueMails } from "../../src/community/mail/server/send.ts";
import { confirmationsOfNetwork } from "../../src/lib/input/limits.ts";
import { startMailServer } from "../support/mail-server.ts";
import { newKey } from "../support/posts.ts";
import { postJson, query, send, startSite, typed } from "../support/site.ts";

startSite({ POST_LIMIT: "5" });
const { received } = startMailServer();

beforeEach(() => query(sql`TRUNCATE discussion_replies, mails, subscriptions, rate_limits`));

const path = "/api/discussions/1/replies";
const askFrom = async (ip: string, email: string) => {
  const fields = { ...typed, content: `I am ${email.split("@")[0]}`, email, notify: true };
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

test("sends a network only some confirmations in an hour, and tells nobody which", async () => {
  const posts: { own: string }[] = await flood();
  await askFrom("192.0.2.7", "visitor@other.example");
  await sendAll();
  expect(mailsTo("@flood.example")).toHaveLength(confirmationsOfNetwork);
  expect(mailsTo("@other.example")).toHaveLength(1);

  const pageOf = async (own: string) =>
    (await (await send(own)).text()).replaceAll(own, "").replaceAll(/\d+/g, "");
  const pages = await Promise.all(posts.map(({ own }) => pageOf(own)));
  expect(new Set(pages).size).toBe(1);
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
