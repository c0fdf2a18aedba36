import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { makeModerators, reviewPosts, signInAs } from "../support/moderators.ts";
import { asForm, kinds, newKey } from "../support/posts.ts";
import { getJson, getText, postForm, postJson, query, startSite, typed } from "../support/site.ts";

startSite({ FEATURES: "comments,discussions" });
makeModerators("ana");

let ana: Record<string, string>;

beforeAll(async () => {
  ana = await signInAs("ana");
});

const replies = "/api/discussions/1/replies";

test.each(kinds)("marks $kind of a moderator", async ({ path, body }) => {
  const sent = { ...body, author: "Ana, moderator", badge: "creator" };
  const answer = await postJson(path, sent, { ...ana, ...newKey() });
  expect(await answer.json()).toMatchObject({ author: "Ana, moderator", badge: "moderator" });
  const form = await postForm(path, asForm({ ...sent, content: "By form" }), ana);
  expect(form.status).toBe(303);
});

test("shows the badge next to the name", async () => {
  await query(sql`UPDATE users SET role = 'creator'`);
  await postJson(replies, { ...typed, author: "The creator" }, { ...ana, ...newKey() });
  expect(await getText("/discussions/1")).toMatch(/The creator<\/bdi><\/h3><span[^>]*>Creator</);
  expect((await getJson(replies)).at(-1)).toMatchObject({ badge: "creator" });
});

test("does not mark visitors, whatever they send", async () => {
  const body = { ...typed, badge: "creator", role: "creator" };
  const forged = { Cookie: "__Host-desk=forged" };
  for (const headers of [{}, forged]) {
    const answer = await postJson(replies, body, { ...headers, ...newKey() });
    expect(await answer.json()).not.toHaveProperty("badge");
  }
});

test.each(["NTKOC", "Thе Crеator", "ana", "Admin"])(
  "holds a post by a visitor named %s",
  async (author) => {
    const answer = await postJson(replies, { ...typed, author }, newKey());
    expect(answer.status).toBe(202);
    const held = await reviewPosts(ana, "?show=held");
    expect(held.find((post) => post.author === author)?.reasons).toContain("official-name");
  },
);
