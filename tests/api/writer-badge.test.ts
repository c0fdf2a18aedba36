import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { makeModerators, reviewPosts, signInAs } from "../support/moderators.ts";
import { asForm, kinds, newKey } from "../support/posts.ts";
import { getText, postForm, postJson, query, startSite, typed } from "../support/site.ts";

startSite({ FEATURES: "comments,discussions" });
makeModerators("ana");

let ana: Record<string, string>;

beforeAll(async () => {
  ana = await signInAs("ana");
});

const edit = (own: string, content: string) => postForm(own, { action: "edit", content });

const replies = "/api/discussions/1/replies";

test.each(kinds)("marks $kind of a moderator", async ({ path, page, body }) => {
  const sent = { ...body, author: "Ana, moderator", badge: "creator" };
  const answer = await postJson(path, sent, { ...ana, ...newKey() });
  expect(await answer.json()).toMatchObject({ author: "Ana, moderator", badge: "moderator" });
  const form = await postForm(page, asForm({ ...sent, content: "By form" }), ana);
  expect(form.status).toBe(200);
});

test.each([
  { ...kinds[0], pages: ["/discussions/1"] },
  { ...kinds[1], contentType: "blog", contentId: 1, pages: ["/comments/blog/1"] },
  { ...kinds[2], pages: ["/discussions", "/discussions/:id"] },
])("shows the badge of $kind in lists and on pages", async ({ path, body, pages, ...about }) => {
  await query(sql`UPDATE users SET role = 'creator'`);
  const sent = { ...body, ...about, author: "Ana of the team" };
  const { id } = await (await postJson(path, sent, { ...ana, ...newKey() })).json();
  for (const page of pages)
    expect(await getText(page.replace(":id", id))).toMatch(
      /Ana of the team<\/bdi>(<\/strong>)? ?<span[^>]*>Creator<\/span>/,
    );
});

test("does not mark visitors, whatever they send", async () => {
  const body = { ...typed, badge: "creator", role: "creator" };
  const forged = { Cookie: "__Host-desk=forged" };
  for (const headers of [{}, forged]) {
    const answer = await postJson(replies, body, { ...headers, ...newKey() });
    expect(await answer.json()).not.toHaveProperty("badge");
  }
});

test.each(["NTKOC", "Thе Crеator"])("refuses a visitor the name %s", async (author) => {
  const refused = await postJson(replies, { ...typed, author }, newKey());
  expect(refused.status).toBe(400);
  expect((await refused.json()).fields.author).toContain("Please choose another name.");
  expect((await reviewPosts("?show=recent")).map((post) => post.author)).not.toContain(author);
});

test("does not hold an edit by a moderator", async () => {
  const sent = { ...typed, author: "Ana, moderator" };
  const { own } = await (await postJson(replies, sent, { ...ana, ...newKey() })).json();
  expect((await edit(own, "Other words")).headers.get("Location")).toBe(`${own}?edited=1`);
});

const callForHelp =
  "Please call 0800 111 0 111 now. You said that you want to die. https://help.example.org";

test("does not hold what a moderator writes", async () => {
  const sent = { ...typed, content: callForHelp };
  expect((await postJson(replies, sent, { ...ana, ...newKey() })).status).toBe(201);
  expect((await reviewPosts()).map(({ content }) => content)).not.toContain(callForHelp);
});

test("refuses a post after the session has ended, and keeps its text", async () => {
  const headers = await signInAs("ana");
  const sent = { ...typed, content: "You are not alone" };
  await query(sql`UPDATE sessions SET expires_at = now() - interval '1 second'`);
  const json = await postJson(replies, sent, { ...headers, ...newKey() });
  const form = await postForm("/discussions/1", sent, headers);

  expect([json.status, form.status]).toEqual([401, 401]);
  expect((await json.json()).error).toContain("You are no longer signed in as a moderator");
  expect(await form.text()).toMatch(/no longer signed in[\s\S]*>You are not alone</);
});
