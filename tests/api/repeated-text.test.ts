import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { newKey } from "../support/posts.ts";
import { postJson, query, startSite, typed } from "../support/site.ts";

startSite();

const content = "Everyone should hear how this morning walk by the lake changed my whole week.";
const send = async () => postJson("/api/discussions/1/replies", { ...typed, content }, newKey());
const stored = () =>
  query(sql`SELECT status, reasons FROM discussion_replies WHERE content = ${content} ORDER BY id`);

beforeEach(() => query(sql`TRUNCATE discussion_replies`));

test("publishes a text that is sent a second time, and holds the third", async () => {
  for (let at = 0; at < 3; at++) await send();

  expect(await stored()).toEqual([
    { status: "published", reasons: "" },
    { status: "published", reasons: "repeated" },
    { status: "held", reasons: "flood" },
  ]);
});

test("holds a text that a moderator has removed", async () => {
  await send();
  await query(sql`UPDATE discussion_replies SET status = 'removed'`);
  await send();

  expect(await stored()).toEqual([
    { status: "removed", reasons: "" },
    { status: "held", reasons: "removed-before" },
  ]);
});
