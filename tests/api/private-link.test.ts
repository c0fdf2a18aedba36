import { sql } from "drizzle-orm";
import { afterEach, describe, expect, test } from "vitest";
import { finishDeletions } from "../../src/features/forum/server/private-links/post.ts";
import { maxLength } from "../../src/lib/limits.ts";
import { setEnv } from "../../src/server/env.ts";
import { asForm, kinds, newKey } from "../support/posts.ts";
import { recordPurges } from "../support/purges.ts";
import {
  getJson,
  getText,
  postForm,
  postJson,
  query,
  send,
  startSite,
  typed,
} from "../support/site.ts";

startSite({ FEATURES: "comments,discussions" });

afterEach(() => {
  setEnv({ MODERATION: undefined });
});

const path = "/api/discussions/1/replies";
const post = async (body: object = {}): Promise<{ id: number; own: string }> =>
  (await postJson(path, { ...typed, ...body }, newKey())).json();
const api = (own: string) => `/api${own}`;
const edit = (own: string, content: string, more = {}) =>
  postJson(api(own), { action: "edit", content, ...more });
const remove = (own: string) => postJson(api(own), { action: "delete" });
const undo = (own: string) => postJson(api(own), { action: "undo" });
const elevenMinutes = 11 * 60_000;
const shown = async (id: number) =>
  (await getJson(path)).find((reply: { id: number }) => reply.id === id);
const set = (id: number, change: string) =>
  query(sql.raw(`UPDATE discussion_replies SET ${change} WHERE id = ${id}`));

describe.each(kinds)("$kind", (kind) => {
  const mine = async () => (await postJson(kind.path, kind.body, newKey())).json();

  test("has a private page that search engines and other sites do not see", async () => {
    const { own } = await mine();
    const page = await send(own);
    const html = await page.text();

    expect(page.status).toBe(200);
    expect(page.headers.get("Cache-Control")).toBe("no-store");
    expect(page.headers.get("Referrer-Policy")).toBe("same-origin");
    expect(page.headers.get("X-Robots-Tag")).toBe("noindex");
    expect(html).toContain(kind.body.content);
    expect(html).not.toContain(kind.body.email);
    expect(await getJson(api(own))).toMatchObject({
      kind: kind.type,
      status: "published",
      content: kind.body.content,
      editableUntil: expect.stringMatching(/Z$/),
    });
  });

  test("has a private page for a link that was copied with more than the link", async () => {
    const { own } = await mine();
    for (const copied of [`${own}.`, `${own})`, `${own}?utm_source=mail&held=1`])
      expect(await getText(copied), copied).toContain(kind.body.content);
    const news = await getText(`${own}?fbclid=x&posted=1`);
    expect(news).toContain(`Your ${kind.type} has been posted successfully.`);
  });

  test("can be changed, deleted and brought back for ten minutes with its private link", async () => {
    const { own } = await mine();
    const edited = await edit(own, " New words ");
    const page = await getText(`${own}?edited=1`);
    await remove(own);
    const again = await (await remove(own)).json();
    const gone = await getText(own);
    await finishDeletions();
    const back = await (await undo(own)).json();
    await remove(own);
    await finishDeletions(Date.now() + elevenMinutes);
    const rows = await query(sql`SELECT author, email, content, status
      FROM ${sql.identifier(kind.table)} WHERE id = ${again.id}::int`);

    expect(edited.status).toBe(200);
    expect(await edited.json()).toMatchObject({
      content: "New words",
      editedAt: expect.any(String),
    });
    expect(page).toContain("Your changes are saved.");
    expect(again).toMatchObject({ deleted: true, content: "", undoUntil: expect.any(String) });
    expect(gone).toContain("Undo: bring back");
    expect(gone).not.toContain("New words");
    expect(back).toMatchObject({ content: "New words", status: "published" });
    expect(rows).toEqual([{ author: "", email: "", content: "", status: "published" }]);
    expect(await getText(own)).not.toContain("Undo");
    expect((await undo(own)).status).toBe(409);
    expect((await edit(own, "Back again")).status).toBe(409);
  });

  test("can be changed and deleted with plain forms", async () => {
    const { own } = await mine();
    const saved = await postForm(api(own), { action: "edit", content: "By form" });
    const empty = await postForm(api(own), { action: "edit", content: " " });
    const emptyPage = await empty.text();
    const asked = await getText(own);
    const gone = await postForm(api(own), { action: "delete" });
    const back = await postForm(api(own), { action: "undo" });

    expect(asked).toMatch(/<details><summary[^>]*>Delete this .*Delete “[^”]+”<\/button>/s);
    expect(back.headers.get("Location")).toBe(`${own}?back=1`);
    expect(saved.headers.get("Location")).toBe(`${own}?edited=1`);
    expect(empty.status).toBe(400);
    expect(emptyPage).toContain("String must contain at least 1 character(s)");
    expect(gone.headers.get("Location")).toBe(`${own}?deleted=1`);
    expect(await getText(`${own}?back=1`)).toContain(`Your ${kind.type} is back.`);
  });
});

test("shows when a reply was edited and assesses it again", async () => {
  const { id, own } = await post();
  await edit(own, "Better words");
  expect(await shown(id)).toMatchObject({
    content: "Better words",
    editedAt: expect.stringMatching(/Z$/),
  });

  const answer = await edit(own, "Buy viagra at [url=https://pills.example.shop]my shop[/url] now");
  expect(await answer.json()).toMatchObject({ status: "held" });
  expect(await shown(id)).toBeUndefined();
  expect(await (await edit(own, "Innocent again")).json()).toMatchObject({ status: "held" });
});

test("changes the name too, but not to one that could be taken for the site's", async () => {
  const { id, own } = await post();
  const page = await getText(own);
  expect(page).toMatch(/name="author"[^>]*value="Ada"/);
  await postForm(api(own), { action: "edit", author: "Mara", content: "Hello" });
  expect(await shown(id)).toMatchObject({ author: "Mara", content: "Hello" });
  const refused = await postForm(api(own), { action: "edit", author: "Admin", content: "Hello" });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toMatch(/Please choose another name[\s\S]*value="Admin"/);
});

test("purges the pages that show a changed post", async () => {
  const { own } = await post();
  const purged = recordPurges();
  await edit(own, "Changed");
  await remove(own);
  setEnv({ NETLIFY_PURGE_API_TOKEN: undefined });

  expect(purged).toEqual(Array(2).fill(["discussion-1", "discussions"]));
});

test("holds an edit if every post is moderated first", async () => {
  const { own } = await post();
  setEnv({ MODERATION: "before" });
  const form = await postForm(api(own), { action: "edit", content: "Changed" });

  expect(form.headers.get("Location")).toBe(`${own}?held=1`);
});

test("rejects an edit after fifteen minutes, but not a deletion", async () => {
  const { id, own } = await post();
  await set(id, "created_at = now() - interval '16 minutes'");
  const late = await edit(own, "Too late");
  const form = await postForm(api(own), { action: "edit", content: "Do not lose me" });

  expect(late.status).toBe(409);
  expect(await late.json()).toEqual({ error: expect.stringContaining("for 15 minutes") });
  expect(await form.text()).toContain("Do not lose me");
  expect(await getJson(api(own))).not.toHaveProperty("editableUntil");
  expect((await remove(own)).status).toBe(200);
});

test("rejects an edit of a removed post, but not its deletion", async () => {
  const { id, own } = await post();
  await set(id, "status = 'removed'");

  expect(await (await edit(own, "Again")).json()).toEqual({
    error: "A moderator has removed this post, so it cannot be changed.",
  });
  expect(await getText(own)).toContain("A moderator has removed this reply");
  expect((await remove(own)).status).toBe(200);
});

test("hides a deleted reply at once, and counts it again when it is back", async () => {
  const { id, own } = await post();
  const count = async () => (await getJson("/api/discussions/1")).replies;
  const before = await count();
  await remove(own);
  expect(await shown(id)).toBeUndefined();
  expect(await count()).toBe(before - 1);
  await undo(own);
  expect(await shown(id)).toMatchObject({ content: typed.content });
  expect(await count()).toBe(before);
});

test("asks moderators again about a held post that is back", async () => {
  const { id, own } = await post();
  await set(id, "status = 'held', waiting = true");
  await remove(own);
  const [gone] = await query(sql`SELECT waiting FROM discussion_replies WHERE id = ${id}::int`);
  await undo(own);
  const [back] = await query(
    sql`SELECT status, waiting FROM discussion_replies WHERE id = ${id}::int`,
  );
  expect(gone).toEqual({ waiting: false });
  expect(back).toEqual({ status: "held", waiting: true });
});

test("removes a deleted discussion from the list, and keeps its page for the replies after ten minutes", async () => {
  const started = await postJson("/api/discussions", { ...kinds[2].body }, newKey());
  const { id, own } = await started.json();
  await postJson(`/api/discussions/${id}/replies`, typed);
  await remove(own);
  expect((await send(`/discussions/${id}`)).status).toBe(404);
  await finishDeletions(Date.now() + elevenMinutes);
  const list: { id: number }[] = await getJson("/api/discussions");

  expect(list.map((one) => one.id)).not.toContain(id);
  expect(await getJson(`/api/discussions/${id}`)).toMatchObject({
    title: "Deleted by the author",
    author: "",
    content: "",
    deleted: true,
    replies: 1,
  });
  expect(await getText(`/discussions/${id}`)).toContain(typed.content);
});

test.each([`/own/reply-${"a".repeat(43)}`, `/own/user-${"a".repeat(43)}`])(
  "returns 404 for %s, which belongs to no post",
  async (own) => {
    for (const response of [
      await send(own),
      await send(api(own)),
      await edit(own, "x"),
      await remove(own),
      await postForm(api(own), { action: "delete" }),
    ]) {
      expect(response.status).toBe(404);
      expect(await response.text()).toContain("This link does not match a post");
    }
  },
);

test.each([
  [{ action: "publish" }, { action: expect.any(String) }],
  [
    { action: "edit", content: "a".repeat(maxLength.content + 1) },
    { content: "Too long by 1 character. The limit is 5,000." },
  ],
])("rejects %j and names each invalid field", async (body, fields) => {
  const { own } = await post();
  const response = await postJson(api(own), body);

  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: "Some fields are not valid", fields });
});

test("returns the link again only to the same browser at the same address", async () => {
  const form = asForm({ ...typed, formToken: "a token of two browsers" });
  const sendFrom = async (browser: object) =>
    (await postForm(path, form, browser)).headers.get("Location");
  const mine = { "User-Agent": "Firefox", "Accept-Language": "en-GB" };
  const first = await sendFrom(mine);

  expect(first).toContain("own=");
  expect(await sendFrom(mine)).toBe(first);
  expect(await sendFrom({ ...mine, "User-Agent": "Safari" })).toBe("/discussions/1");
  expect(await sendFrom({ ...mine, "Accept-Language": "de" })).toBe("/discussions/1");
  expect(await sendFrom({})).toBe("/discussions/1");
});

test("does not reveal to another visitor who repeats a form whether its address was right", async () => {
  const form = asForm({ ...typed, formToken: "a token for guesses" });
  const mine = await postForm(path, form);
  const before = (await getJson(path)).length;
  const guesses = await Promise.all(
    [form.email, "guess@example.org"].map((email = "") =>
      postForm(path, { ...form, email }, {}, "203.0.113.9"),
    ),
  );

  expect(mine.headers.get("Location")).toContain("own=");
  expect(guesses.map((guess) => [guess.status, guess.headers.get("Location")])).toEqual(
    Array(2).fill([303, "/discussions/1"]),
  );
  expect(await getJson(path)).toHaveLength(before);
});

test("limits the changes to a post, and keeps the text of a refused change", async () => {
  const { own } = await post();
  const changes = await Promise.all(Array.from({ length: 12 }, (_, at) => edit(own, `No. ${at}`)));
  const form = await postForm(api(own), { action: "edit", content: "Do not lose me" });

  expect(changes.map(({ status }) => status).toSorted()).toEqual([
    ...Array(10).fill(200),
    429,
    429,
  ]);
  expect(form.status).toBe(429);
  expect(await form.text()).toContain("Do not lose me");
  expect((await edit((await post()).own, "Another post")).status).toBe(200);
  expect((await remove(own)).status).toBe(200);
});

test("stores only the hash of the link", async () => {
  const { id, own } = await post();
  const rows = await query(sql`SELECT * FROM discussion_replies WHERE id = ${id}::int`);

  expect(JSON.stringify(rows)).not.toContain(own.slice(-20));
});
