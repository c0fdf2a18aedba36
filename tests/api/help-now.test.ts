import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { setEnv } from "../../src/server/env.ts";
import { asForm, kinds, newKey } from "../support/posts.ts";
import { postForm, postJson, query, send, startSite } from "../support/site.ts";

startSite({ FEATURES: "comments,discussions" });

beforeEach(() => query(sql`DELETE FROM rate_limits`));

/** A text that no other post has: moderators read repeated ones first. */
const inDanger = () => `I want to die, ${crypto.randomUUID()}`;
const british = { "Accept-Language": "en-GB" };
const samaritans = { country: "United Kingdom", crisis: [{ phone: "116 123" }, {}] };
const reply = kinds[0];

test.each(kinds)(
  "returns the help lines of the browser’s country with $kind, refused or not",
  async (kind) => {
    const content = inDanger();
    const headers = { ...newKey(), ...british };
    const response = await postJson(kind.path, { ...kind.body, content }, headers);
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ content, help: { countries: [samaritans] } });

    const long = { ...kind.body, content: inDanger().repeat(200) };
    const refused = await postJson(kind.path, long, british);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ help: { countries: [samaritans] } });
  },
);

/** The pages after a post without JavaScript. */
const first = /Someone listens now[\s\S]*116 123[\s\S]*/.source;
const pageAfter = async (kind: (typeof kinds)[number], words: object) =>
  (await postForm(kind.page, asForm({ ...kind.body, ...words }), british)).text();

test.each(kinds)(
  "shows only the writer of $kind without JavaScript the lines, above its state",
  async (kind) => {
    const page = await pageAfter(kind, { content: inDanger() });
    expect(page).toMatch(new RegExp(`${first}Everyone can read this`));
    const shared = await send(kind.page, { headers: british });
    expect(await shared.text()).not.toContain("Someone listens now");
  },
);

test("shows them to the writer of a held reply too", async () => {
  setEnv({ MODERATION: "before" });
  const page = await pageAfter(reply, { content: inDanger() });
  setEnv({ MODERATION: undefined });
  expect(page).toMatch(new RegExp(`${first}read by a moderator`));
});

test("shows them above the error of a refused form, and one line with other errors", async () => {
  const page = (content: string) => pageAfter(reply, { content, email: "" });
  expect(await page(inDanger())).toMatch(
    new RegExp(`${first}Please check these fields|${first}valid`),
  );
  expect(await page("Hello")).toMatch(/needs to talk[\s\S]*Get help now[\s\S]*<form/);
});

test("puts a held post about a poisoning before other posts, with the poison line first", async () => {
  const content = `My son drank bleach, ${crypto.randomUUID()}`;
  setEnv({ MODERATION: "before" });
  const response = await postJson(
    reply.path,
    { ...reply.body, content },
    { ...newKey(), ...british },
  );
  setEnv({ MODERATION: undefined });
  expect(response.status).toBe(202);
  expect(await response.json()).toMatchObject({ help: { first: "poison" } });
  expect(
    await query(sql`SELECT crisis, waiting FROM discussion_replies WHERE content = ${content}`),
  ).toEqual([{ crisis: true, waiting: true }]);
});
