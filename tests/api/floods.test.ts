import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { finishBackgroundWork } from "../../scripts/dev-server/function-router.ts";
import { confirmationsOfNetwork } from "../../src/lib/limits.ts";
import { sendDueMails } from "../../src/server/mail/send.ts";
import { startMailServer } from "../support/mail-server.ts";
import { addUser } from "../support/moderators.ts";
import { newKey } from "../support/posts.ts";
import { postJson, query, startSite, typed } from "../support/site.ts";

startSite({ POST_LIMIT: "5" });
const { received } = startMailServer();

beforeEach(() =>
  query(sql`TRUNCATE discussion_replies, mails, subscriptions, rate_limits, users CASCADE`),
);

const path = "/api/discussions/1/replies";
const post = (fields: object, ip: string) => postJson(path, { ...typed, ...fields }, newKey(), ip);
const countBy = (values: unknown[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(values, String)).map(([value, all = []]) => [value, all.length]),
  );

async function sendAll() {
  await finishBackgroundWork();
  await sendDueMails();
}

test("holds most of a flood from one network, and lets other visitors post", async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 300; at += 10) {
    const posts = Array.from({ length: 10 }, (_, more) => {
      const number = at + more;
      const fields = {
        content: `Number ${number}`,
        email: `stranger-${number}@example.org`,
        notify: true,
      };
      return post(fields, `2001:db8:7:${number.toString(16)}::1`);
    });
    statuses.push(...(await Promise.all(posts)).map(({ status }) => status));
  }
  const ordinary = [
    await post({ content: "My first post" }, "198.51.100.7"),
    await post({ content: "My second post" }, "198.51.100.7"),
  ];
  await sendAll();

  expect(countBy(statuses)).toEqual({ 201: 10, 202: 290 });
  expect(received).toHaveLength(confirmationsOfNetwork);
  expect(ordinary.map(({ status }) => status)).toEqual([201, 201]);
});

test("sends a moderator one alert about many posts and edits", async () => {
  for (const name of ["ana", "bo"]) await addUser(name, { email: `${name}@example.org` });
  const links: string[] = [];
  for (let at = 0; at < 5; at++) {
    const answer = await post({ content: `I want to die ${at}` }, `198.51.${at}.7`);
    links.push((await answer.json()).own);
  }
  for (let round = 0; round < 10; round++)
    for (const own of links) {
      const content = round % 2 === 0 ? `I feel fine ${round}` : `I want to die ${round}`;
      await postJson(`/api${own}`, { action: "edit", content });
      await sendAll();
    }

  expect(received.map(({ to }) => to[0]).toSorted()).toEqual(["ana@example.org", "bo@example.org"]);
});
