import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { maxLength } from "../../src/lib/input/limits.ts";
import { setEnv } from "../../src/server/env.ts";
import { kinds, newKey } from "../support/posts.ts";
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

const path = "/api/discussions/1/replies";
const post = async (body: object = {}): Promise<{ id: number; own: string }> =>
  (await postJson(path, { ...typed, ...body }, newKey())).json();
const edit = (own: string, content: string, more = {}) =>
  postForm(own, { action: "edit", content, ...more });
const remove = (own: string) => postForm(own, { action: "delete" });
const newsOf = async (change: Promise<Response>) => {
  const { status, headers } = await change;
  return status === 303 ? headers.get("Location")?.replace(/.*\?/, "") : status;
};
const shown = async (id: number) =>
  (await getJson(path)).find((reply: { id: number }) => reply.id === id);
const set = (id: number, change: string) =>
  query(sql.raw(`UPDATE discussion_replies SET ${change} WHERE id = ${id}`));

test("has a page that search engines and other sites do not see, also for a link that was copied with more than the link", async () => {
  const { id, own } = await post();
  const page = await send(own);
  const html = await page.text();

  expect(page.status).toBe(200);
  expect(page.headers.get("Cache-Control")).toBe("no-store");
  expect(page.headers.get("Referrer-Policy")).toBe("no-referrer");
  expect(page.headers.get("X-Robots-Tag")).toBe("noindex");
  expect(html).toContain(typed.content);
  expect(html).not.toContain(typed.email);
  for (const copied of [`${own}.`, `${own})`, `${own}?utm_source=mail&held=1`])
    expect(await getText(copied), copied).toContain(typed.content);
  const rows = await query(sql`SELECT * FROM discussion_replies WHERE id = ${id}::int`);
  expect(JSON.stringify(rows)).not.toContain(own.slice(-20));
});

test.each(kinds)(
  "lets the writer of $kind change it, and delete its text, name and address at once",
  async ({ path, body, table }) => {
    const { id, own } = await (await postJson(path, body, newKey())).json();
    const html = await getText(own);
    const fields = [...html.matchAll(/<label for="edit-(\w+)"/g)].map(([, name]) => name);
    expect(fields).toEqual([...("title" in body ? ["title"] : []), "content", "author"]);
    expect(html).toMatch(
      /<form[^>]* method="post".*<input type="hidden" name="action" value="edit"/s,
    );
    expect(html).toMatch(
      /Delete this .*<form[^>]* method="post".* value="delete" name="action">Delete “[^”]+”</s,
    );

    expect(await newsOf(edit(own, " New words "))).toBe("edited=1");
    expect(await getText(`${own}?edited=1`)).toMatch(/See your .*Your changes are saved\./s);
    expect(await newsOf(remove(own))).toBe("deleted=1");
    expect(await newsOf(remove(own))).toBe("deleted=1");
    const rows = await query(sql`SELECT author, email, content, status
      FROM ${sql.identifier(table)} WHERE id = ${id}::int`);
    expect(rows).toEqual([{ author: "", email: "", content: "", status: "published" }]);
    expect(await getText(own)).toContain(
      "Your name, email address and text have been deleted too.",
    );
    expect(await newsOf(edit(own, "Back again"))).toBe(409);
  },
);

test("shows when a reply was edited and assesses it again", async () => {
  const { id, own } = await post();
  await edit(own, "Better words");
  const editedAt = expect.stringMatching(/Z$/);
  expect(await shown(id)).toMatchObject({ content: "Better words", editedAt });

  const spam = "Buy viagra at [url=https://pills.example.shop]my shop[/url] now";
  expect(await newsOf(edit(own, spam))).toBe("held=1");
  expect(await shown(id)).toBeUndefined();
  expect(await newsOf(edit(own, "Innocent again"))).toBe("held=1");
});

test("changes the name too, but not to one that could be taken for the site's", async () => {
  const { id, own } = await post();
  expect(await getText(own)).toMatch(/name="author"[^>]*value="Ada"/);
  await edit(own, "Hello", { author: "Mara" });
  expect(await shown(id)).toMatchObject({ author: "Mara", content: "Hello" });
  const refused = await edit(own, "Hello", { author: "Admin" });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toMatch(/Please choose another name[\s\S]*value="Admin"/);
});

test("holds an edit if every post is moderated first", async () => {
  const { own } = await post();
  setEnv({ MODERATION: "before" });

  expect(await newsOf(edit(own, "Changed"))).toBe("held=1");
  setEnv({ MODERATION: undefined });
});

test.each([
  ["after fifteen minutes", "created_at = now() - interval '16 minutes'", "for 15 minutes"],
  ["of a removed post", "status = 'removed'", "A moderator has removed this post"],
])("rejects an edit %s and keeps its text, but not a deletion", async (_, change, reason) => {
  const { id, own } = await post();
  await set(id, change);
  expect(await getText(own)).not.toContain("Save changes");
  const late = await edit(own, "Do not lose me");
  const page = await late.text();

  expect(late.status).toBe(409);
  expect(page).toContain(reason);
  expect(page).toContain("Do not lose me");
  expect(await newsOf(remove(own))).toBe("deleted=1");
});

test("shows a deleted reply without its text, does not count it, and asks moderators nothing more about it", async () => {
  const { id, own } = await post();
  const count = async () => (await getJson("/api/discussions/1")).replies;
  const before = await count();
  await set(id, "waiting = true");
  await remove(own);
  expect(await shown(id)).toMatchObject({ deleted: true, author: "", content: "" });
  expect(await count()).toBe(before - 1);
  expect(await query(sql`SELECT waiting FROM discussion_replies WHERE id = ${id}::int`)).toEqual([
    { waiting: false },
  ]);
});

test("removes a deleted discussion from the list, and keeps its page for the replies", async () => {
  const started = await postJson("/api/discussions", { ...kinds[2].body }, newKey());
  const { id, own } = await started.json();
  await postJson(`/api/discussions/${id}/replies`, typed);
  await remove(own);
  const list: { id: number }[] = await getJson("/api/discussions");

  expect(list.map((one) => one.id)).not.toContain(id);
  expect(await getJson(`/api/discussions/${id}`)).toMatchObject({
    title: "Deleted by the author",
    author: "",
    content: "",
    deleted: true,
    replies: 1,
  });
  const page = await getText(`/discussions/${id}`);
  expect(page).toMatch(new RegExp(`Deleted by the author.*${typed.content}`, "s"));
  expect(page).not.toContain("kind=discussion");
});

test.each([`/own/reply-${"a".repeat(43)}`, `/own/user-${"a".repeat(43)}`])(
  "returns 404 for %s, which belongs to no post",
  async (own) => {
    for (const response of [await send(own), await edit(own, "x"), await remove(own)]) {
      expect(response.status).toBe(404);
      expect(await response.text()).toContain("This link does not match a post");
    }
  },
);

test.each([
  ["publish", "x", "Some fields are not valid"],
  ["edit", " ", "Write your"],
  ["edit", "a".repeat(maxLength.content + 1), "Too long by 1 character. The limit is 5,000."],
])("rejects the action %s with an invalid field", async (action, content, error) => {
  const response = await postForm((await post()).own, { action, content });

  expect(response.status).toBe(400);
  expect(await response.text()).toContain(error);
});

test("limits the changes to a post, and keeps the text of a refused change", async () => {
  const { own } = await post();
  const changes = await Promise.all(
    Array.from({ length: 12 }, (_, at) => newsOf(edit(own, `No. ${at}`))),
  );
  const form = await edit(own, "Do not lose me");

  expect(changes.toSorted()).toEqual([429, 429, ...Array(10).fill("edited=1")]);
  expect(form.status).toBe(429);
  expect(await form.text()).toContain("Do not lose me");
  expect(await newsOf(edit((await post()).own, "Another post"))).toBe("edited=1");
  expect(await newsOf(remove(own))).toBe("deleted=1");
});
