import { sql } from "drizzle-orm";
import { afterEach, describe, expect, test, vi } from "vitest";
import { maxLength } from "../../src/schemas/limits.ts";
import { database } from "../../src/server/db/client.ts";
import { setEnv } from "../../src/server/env.ts";
import { asForm, kinds, newKey } from "../support/posts.ts";
import { postForm, postJson, send, startSite, typed } from "../support/site.ts";

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
const shown = async (id: number) =>
  (await (await send(path)).json()).find((reply: { id: number }) => reply.id === id);
const set = (id: number, change: string) =>
  database().execute(sql.raw(`UPDATE discussion_replies SET ${change} WHERE id = ${id}`));

describe.each(kinds)("$kind", (kind) => {
  const mine = async () => (await postJson(kind.path, kind.body, newKey())).json();

  test("has a private page, which nobody finds and no other site learns of", async () => {
    const { own } = await mine();
    const page = await send(own);
    const html = await page.text();

    expect(page.status).toBe(200);
    expect(page.headers.get("Cache-Control")).toBe("no-store");
    expect(page.headers.get("Referrer-Policy")).toBe("same-origin");
    expect(page.headers.get("X-Robots-Tag")).toBe("noindex");
    expect(html).toContain(kind.body.content);
    expect(html).not.toContain(kind.body.email);
    expect(await (await send(api(own))).json()).toMatchObject({
      kind: kind.kind.replace(/^an? /, ""),
      status: "published",
      content: kind.body.content,
      editableUntil: expect.stringMatching(/Z$/),
    });
  });

  test("is changed there, and deleted for good", async () => {
    const { own } = await mine();
    const edited = await edit(own, " New words ");
    const page = await (await send(`${own}?edited=1`)).text();
    const gone = await remove(own);
    const again = await remove(own);
    const table = { reply: "discussion_replies", comment: "comments", discussion: "discussions" };
    const { kind: name, id } = await gone.json();
    const { rows } = await database().execute(
      sql`SELECT author, email, content FROM ${sql.identifier(table[name as keyof typeof table])}
        WHERE id = ${id}::int`,
    );

    expect(edited.status).toBe(200);
    expect(await edited.json()).toMatchObject({
      content: "New words",
      editedAt: expect.any(String),
    });
    expect(page).toContain("Your changes are saved.");
    expect(rows).toEqual([{ author: "", email: "", content: "" }]);
    expect(await again.json()).toMatchObject({ deleted: true, content: "" });
    expect((await edit(own, "Back again")).status).toBe(409);
  });

  test("is changed and deleted with plain forms too", async () => {
    const { own } = await mine();
    const saved = await postForm(api(own), { action: "edit", content: "By form" });
    const empty = await postForm(api(own), { action: "edit", content: " " });
    const emptyPage = await empty.text();
    const gone = await postForm(api(own), { action: "delete" });

    expect(saved.headers.get("Location")).toBe(`${own}?edited=1`);
    expect(empty.status).toBe(400);
    expect(emptyPage).toContain("String must contain at least 1 character(s)");
    expect(gone.headers.get("Location")).toBe(`${own}?deleted=1`);
    expect(await (await send(`${own}?deleted=1`)).text()).toContain("You have deleted this");
  });
});

test("an edited reply says when, and is judged anew", async () => {
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

test("an edit that adds despair shows where help is", async () => {
  const { own } = await post();

  expect(await (await edit(own, "I want to die")).json()).toMatchObject({ help: true });
  expect(await (await send(own)).text()).toContain("please talk to someone now");
});

test("where everything waits for a moderator, an edit waits too", async () => {
  const { own } = await post();
  setEnv({ MODERATION: "before" });
  const form = await postForm(api(own), { action: "edit", content: "Changed" });

  expect(form.headers.get("Location")).toBe(`${own}?held=1`);
});

test("after fifteen minutes words stay as they are, and can still be deleted", async () => {
  const { id, own } = await post();
  await set(id, "created_at = now() - interval '15 minutes'");
  const late = await edit(own, "Too late");
  const form = await postForm(api(own), { action: "edit", content: "Do not lose me" });

  expect(late.status).toBe(409);
  expect(await late.json()).toEqual({ error: expect.stringContaining("for 15 minutes") });
  expect(await form.text()).toContain("Do not lose me");
  expect(await (await send(api(own))).json()).not.toHaveProperty("editableUntil");
  expect((await remove(own)).status).toBe(200);
});

test("what a moderator removed cannot be changed, and can be deleted", async () => {
  const { id, own } = await post();
  await set(id, "status = 'removed'");

  expect(await (await edit(own, "Again")).json()).toEqual({
    error: "A moderator has removed this post, so it cannot be changed.",
  });
  expect(await (await send(own)).text()).toContain("A moderator has removed this reply");
  expect((await remove(own)).status).toBe(200);
});

test("a deleted reply leaves its place in the thread, and leaves the count", async () => {
  const before = (await (await send("/api/discussions/1")).json()).replies;
  const { id, own } = await post();
  await remove(own);

  expect(await shown(id)).toEqual({
    id,
    author: "",
    content: "",
    createdAt: expect.any(String),
    deleted: true,
  });
  expect((await (await send("/api/discussions/1")).json()).replies).toBe(before);
});

test("a deleted discussion leaves the list, and its page stays for the replies", async () => {
  const started = await postJson("/api/discussions", { ...kinds[2].body }, newKey());
  const { id, own } = await started.json();
  await postJson(`/api/discussions/${id}/replies`, typed);
  await remove(own);
  const list: { id: number }[] = await (await send("/api/discussions")).json();
  const page = await send(`/discussions/${id}`);

  expect(list.map((one) => one.id)).not.toContain(id);
  expect(await (await send(`/api/discussions/${id}`)).json()).toMatchObject({
    ...{ title: "Deleted by its writer", author: "", content: "", deleted: true, replies: 1 },
  });
  expect(page.status).toBe(200);
  expect(await page.text()).toContain(typed.content);
});

test.each([
  "/own/reply-x",
  "/own/unknown",
  `/own/reply-${"a".repeat(43)}`,
  `/own/user-${"a".repeat(43)}`,
  "/own/%00",
  "/own/__proto__",
])("%s belongs to nothing, and says so", async (own) => {
  for (const response of [
    await send(own),
    await send(api(own)),
    await edit(own, "x"),
    await remove(own),
    await postForm(api(own), { action: "delete" }),
  ]) {
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("This link does not belong to any post");
  }
});

test("a link of one kind opens nothing of another", async () => {
  const { own } = await post();
  const other = own.replace("reply-", "comment-");

  expect((await send(other)).status).toBe(404);
});

test.each([
  [{}, { action: expect.any(String) }],
  [{ action: "publish" }, { action: expect.any(String) }],
  [{ action: "edit" }, { content: "Required" }],
  [{ action: "edit", content: 7 }, { content: "Expected text" }],
  [
    { action: "edit", content: "a".repeat(maxLength.content + 1) },
    { content: expect.stringContaining(String(maxLength.content)) },
  ],
])("%j is refused with each field named", async (body, fields) => {
  const { own } = await post();
  const response = await postJson(api(own), body);

  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: "Some fields are not valid", fields });
});

test("another site cannot delete, though it knew the link", async () => {
  const { own } = await post();
  const headers = { "Sec-Fetch-Site": "cross-site" };

  expect((await postJson(api(own), { action: "delete" }, headers)).status).toBe(403);
});

test("a post that is sent again has the same link, but not for another who repeats it", async () => {
  const headers = newKey();
  const mine = await (await postJson(path, typed, headers)).json();
  const again = await (await postJson(path, typed, headers)).json();
  const stranger = await postJson(path, typed, headers, "203.0.113.9");

  expect(again.own).toBe(mine.own);
  expect(stranger.status).toBe(201);
  expect(await stranger.json()).not.toHaveProperty("own");
});

test("a form that another repeats from its shared page leads to the page, without the link", async () => {
  const form = asForm({ ...typed, idempotencyKey: "a nonce of many" });
  await postForm(path, form);
  const stranger = await postForm(path, form, {}, "203.0.113.9");

  expect(stranger.headers.get("Location")).toBe("/discussions/1");
});

test("only the hash of the link is stored", async () => {
  const { id, own } = await post();
  const { rows } = await database().execute(
    sql`SELECT row_to_json(r)::text AS row FROM discussion_replies r WHERE id = ${id}::int`,
  );

  expect(String(rows[0]?.["row"])).not.toContain(own.slice(-20));
});

test("the page after a form shows the link, and is kept nowhere", async () => {
  const form = await postForm(path, asForm({ ...typed, content: "Where is my link?" }));
  const location = form.headers.get("Location") ?? "";
  const page = await send(location.replace(/#.*/, ""));

  expect(page.headers.get("Cache-Control")).toBe("no-store");
  expect(await page.text()).toMatch(/href="\/own\/reply-[\w-]{43}"/);
});

test("changes clear the CDN", async () => {
  const asked: string[][] = [];
  const fetched = globalThis.fetch;
  const { own } = await post();
  setEnv({ NETLIFY_PURGE_API_TOKEN: "token", SITE_ID: "site" });
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    if (!String(url).startsWith("https://api.netlify.com/")) return fetched(url, init);
    asked.push(JSON.parse(String(init?.body)).cache_tags);
    return new Response(null, { status: 202 });
  });
  await edit(own, "Changed");
  await remove(own);
  setEnv({ NETLIFY_PURGE_API_TOKEN: undefined });

  expect(asked).toEqual([
    ["discussion-1", "discussions"],
    ["discussion-1", "discussions"],
  ]);
});
