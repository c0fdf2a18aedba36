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

const replies = "/api/discussions/1/replies";

test.each([
  { ...kinds[0], pages: ["/discussions/1"] },
  { ...kinds[1], contentType: "blog", contentId: 1, pages: ["/comments/blog/1"] },
  { ...kinds[2], pages: ["/discussions", "/discussions/:id"] },
])("marks $kind of a moderator, also on pages", async ({ path, page, body, pages, ...about }) => {
  const sent = { ...body, ...about, author: "Ana, moderator", badge: "creator" };
  const answer = await postJson(path, sent, { ...ana, ...newKey() });
  const { id, ...stored } = await answer.json();
  expect(stored).toMatchObject({ author: "Ana, moderator", badge: "moderator" });
  for (const place of pages)
    expect(await getText(place.replace(":id", id))).toMatch(
      /Ana, moderator<\/bdi>(<\/strong>)? ?<span[^>]*>Moderator<\/span>/,
    );
  const form = await postForm(page, asForm({ ...sent, content: "By form" }), ana);
  expect(form.status).toBe(200);
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

test("holds neither what a moderator writes nor their edit", async () => {
  const content =
    "Please call 0800 111 0 111 now. You said that you want to die. https://help.example.org";
  const sent = { ...typed, author: "Ana, moderator", content };
  const posted = await postJson(replies, sent, { ...ana, ...newKey() });
  expect(posted.status).toBe(201);
  expect((await reviewPosts()).map((post) => post.content)).not.toContain(content);
  const { own } = await posted.json();
  const edited = await postForm(own, { action: "edit", content: "Other words" });
  expect(edited.headers.get("Location")).toBe(`${own}?edited=1`);
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
