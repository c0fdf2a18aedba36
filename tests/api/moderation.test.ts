import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { ReviewPost } from "../../src/features/moderation/schema/moderation.ts";
import { setEnv } from "../../src/server/env.ts";
import { actAs, makeModerators, reply, reviewPosts, signInAs } from "../support/moderators.ts";
import { comment, discussion, newKey } from "../support/posts.ts";
import { recordPurges } from "../support/purges.ts";
import {
  getJson,
  getText,
  postForm,
  postJson,
  query,
  readPages,
  send,
  startSite,
  typed,
} from "../support/site.ts";

startSite({ FEATURES: "comments,discussions" });
makeModerators("ana", "ben");

let ana: Record<string, string>;
let ben: Record<string, string>;

beforeAll(async () => {
  [ana, ben] = [await signInAs("ana"), await signInAs("ben")];
});

beforeEach(async () => {
  await query(sql`TRUNCATE discussion_replies, comments, moderation_log, reports, rate_limits`);
  await query(sql`DELETE FROM discussions WHERE id > 10000`);
  await query(sql`UPDATE discussions SET waiting = false, locked = false, replies = 0`);
});

const spam = {
  content: "Order now https://pills.example.shop and https://more.example.shop 50% off",
};
const contents = async (list = "") => (await reviewPosts(ana, list)).map(({ content }) => content);
const shown = async (): Promise<number[]> =>
  (await getJson("/api/discussions/1/replies")).map(({ id }: { id: number }) => id);
const logged = () => query(sql`SELECT username, action, post_id FROM moderation_log ORDER BY id`);
const idOf = async (content: string) => {
  const found = (await reviewPosts(ana, "?show=recent")).find((post) => post.content === content);
  if (!found) throw new Error(`No post has the text ${content}`);
  return { kind: found.kind, id: found.id, version: found.version };
};

test("lists waiting posts, possible crises first, then the newest", async () => {
  await reply({ content: "Ordinary" });
  await reply({ content: "I want to die" });
  await reply(spam);
  const reported = await reply({ content: "You are all idiots" });
  await postJson("/api/reports", { kind: "reply", id: reported.id, reason: "Cruel" });

  expect(await contents()).toEqual(["I want to die", "You are all idiots", spam.content]);
  expect(await contents("?show=held")).toEqual([spam.content]);
  expect(await contents("?show=reported")).toEqual(["You are all idiots"]);
  expect(await contents("?show=recent")).toHaveLength(4);
  expect(await contents("?show=removed")).toEqual([]);
});

test("marks a post that may be about danger, without an alert", async () => {
  await reply({ content: "My brother talks about killing himself" });
  await reply({ content: "Ordinary" });
  const posts = await reviewPosts(ana, "?show=recent");
  expect(posts.map(({ danger, crisis, waiting }) => [danger, crisis, waiting])).toEqual([
    [false, false, false],
    [true, false, false],
  ]);
});

test("shows moderators everything about a post except the email address", async () => {
  const { id } = await reply({ content: "You are all idiots" }, 2);
  await postJson("/api/reports", { kind: "reply", id, reason: "Cruel" });
  await postJson("/api/reports", { kind: "reply", id }, {}, "192.0.2.9");
  await postJson("/api/reports", { kind: "reply", id }, {}, "203.0.113.9");
  await query(sql`
    UPDATE reports SET created_at = now() - CASE WHEN reason = '' THEN 0 ELSE 4 END * interval '1 minute'`);
  const response = await send("/api/desk/posts", { headers: ana });

  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await response.json()).toEqual([
    {
      kind: "reply",
      id,
      version: 1,
      status: "published",
      author: "Ada",
      content: "You are all idiots",
      createdAt: expect.stringMatching(/Z$/),
      waiting: true,
      crisis: false,
      danger: false,
      score: 1,
      reasons: ["no-token"],
      reports: 3,
      reportNetworks: 2,
      reportSeconds: 240,
      reportReasons: ["Cruel"],
      href: `/discussions/2?after=${id - 1}#reply-${id}`,
      place: {
        type: "discussion",
        id: 2,
        title: "How could this site be better?",
        href: "/discussions/2",
        locked: false,
      },
    },
  ]);
});

test("lists every type of post with its title and its page", async () => {
  setEnv({ MODERATION: "before" });
  await reply();
  await postJson("/api/comments", comment, newKey());
  await postJson("/api/comments", { ...comment, contentType: "blog", contentId: 1 }, newKey());
  await postJson("/api/discussions", discussion, newKey());
  setEnv({ MODERATION: undefined });
  const posts = await reviewPosts(ana);

  expect(
    posts.map(({ kind, title, href }) => [kind, title, href.replace(/\d{5,}|after.*/, "…")]),
  ).toEqual([
    ["discussion", "What helps you to sleep?", "/discussions/…"],
    ["comment", undefined, "/blog/1"],
    ["comment", undefined, "/media/4#comments"],
    ["reply", undefined, "/discussions/1?…"],
  ]);
  const titles = await query(sql`
    SELECT (SELECT title FROM blog_posts WHERE id = 1) AS blog,
      (SELECT title FROM videos WHERE id = 4) AS video,
      (SELECT title FROM discussions WHERE id = 1) AS discussion`);
  expect(posts.map(({ place: { type, id, title, href } }) => [type, id, title, href])).toEqual([
    ["discussion", posts[0]?.id, "What helps you to sleep?", posts[0]?.href],
    ["blog", 1, titles[0]?.["blog"], "/blog/1"],
    ["video", 4, titles[0]?.["video"], "/media/4#comments"],
    ["discussion", 1, titles[0]?.["discussion"], "/discussions/1"],
  ]);
});

test("marks a possible crisis as seen, without protecting it from reports", async () => {
  const { id } = await reply({ content: "I want to die" });
  const post = await idOf("I want to die");
  expect(await actAs(ana, "see", post)).toMatchObject({ outcome: "done" });
  expect(await actAs(ben, "see", post)).toMatchObject({ outcome: "already" });

  expect(await contents()).toEqual([]);
  expect(await shown()).toEqual([id]);
  expect(await logged()).toMatchObject([{ username: "ana", action: "see", post_id: id }]);
  expect(await query(sql`SELECT reviewed FROM discussion_replies`)).toEqual([{ reviewed: false }]);
});

const closedText = "A moderator has closed this discussion to new replies";

test("closes a locked discussion: its page says so, and rejected replies keep their text", async () => {
  const key = newKey();
  const path = "/api/discussions/1/replies";
  await postJson(path, typed, key);
  await query(sql`UPDATE discussions SET locked = true WHERE id = 1`);

  const page = await getText("/discussions/1");
  expect(page).toContain("Closed to new replies");
  expect(page).toContain(typed.content);
  expect(page).not.toContain("<form");
  expect(await getJson("/api/discussions/1")).toMatchObject({ locked: true, replies: 1 });
  for (const headers of [newKey(), { ...ana, ...newKey() }]) {
    const refused = await postJson(path, { ...typed, content: "Too late" }, headers);
    expect(refused.status).toBe(403);
    expect((await refused.json()).error).toContain(closedText);
  }
  const form = await postForm(path, { ...typed, content: "Typed before it was locked" });
  expect(form.status).toBe(403);
  expect(await form.text()).toMatch(
    /has closed this discussion[\s\S]*>Typed before it was locked</,
  );
  // The reply was stored before, and only the response was lost.
  expect((await postJson(path, typed, key)).status).toBe(201);
  expect(await shown()).toHaveLength(1);
  expect((await reviewPosts(ana, "?show=recent"))[0]?.place.locked).toBe(true);
});

test("finds discussions from files only in a search", async () => {
  const found = await reviewPosts(ana, "?show=recent&search=This week");
  expect(found.map(({ kind, id }) => [kind, id])).toEqual([["discussion", 3]]);
  expect(await reviewPosts(ana, "?show=recent")).toEqual([]);
});

test("moves a post from held to approved, reported, removed and restored", async () => {
  const { own } = await reply(spam);
  const post = await idOf(spam.content);
  expect(await shown()).toEqual([]);

  expect(await actAs(ana, "approve", post)).toMatchObject({ outcome: "done" });
  expect(await shown()).toEqual([post.id]);
  expect(await contents()).toEqual([]);
  await postJson("/api/reports", { kind: "reply", id: post.id });
  expect(await contents()).toEqual([spam.content]);
  expect(await actAs(ana, "remove", await idOf(spam.content))).toMatchObject({ outcome: "done" });
  expect(await shown()).toEqual([]);
  expect(await contents("?show=removed")).toEqual([spam.content]);
  expect(await getText(own)).toContain("A moderator has removed");
  expect(await actAs(ben, "restore", await idOf(spam.content))).toMatchObject({ outcome: "done" });
  expect(await shown()).toEqual([post.id]);
  expect((await getJson("/api/discussions/1")).replies).toBe(1);

  expect(await logged()).toEqual([
    { username: "ana", action: "approve", post_id: post.id },
    { username: "ana", action: "remove", post_id: post.id },
    { username: "ben", action: "restore", post_id: post.id },
  ]);
});

test("accepts a repeated action, and logs it once", async () => {
  await reply(spam);
  const { version, ...post } = await idOf(spam.content);
  await actAs(ana, "remove", { ...post, version });

  expect(await actAs(ana, "remove", { ...post, version })).toMatchObject({ outcome: "already" });
  expect(await actAs(ana, "remove", post)).toMatchObject({ outcome: "already" });
  expect(await logged()).toHaveLength(1);
});

test("tells the second of two concurrent moderators what the first did", async () => {
  await reply(spam);
  const post = await idOf(spam.content);
  const [one, other] = await Promise.all([actAs(ana, "approve", post), actAs(ben, "remove", post)]);
  const [first, second] = one.outcome === "done" ? [one, other] : [other, one];

  expect([first.outcome, second.outcome]).toEqual(["done", "changed"]);
  expect(second.post?.status).toBe(first.post?.status);
  expect(second.post?.last).toEqual({
    action: first.post?.status === "removed" ? "remove" : "approve",
    by: first === one ? "ana" : "ben",
    at: expect.stringMatching(/Z$/),
  });
});

test("does not act on a post that its writer has changed or deleted since", async () => {
  const changed = await reply({ content: "I want to die" });
  const seen = await idOf("I want to die");
  await postJson(`/api${changed.own}`, { action: "edit", content: "I am safe now" });
  const gone = await reply({ content: "Please forget this" });
  await postJson(`/api${gone.own}`, { action: "delete" });

  expect(await actAs(ana, "remove", seen)).toMatchObject({ outcome: "changed" });
  expect(await actAs(ana, "remove", gone)).toMatchObject({ outcome: "deleted" });
  expect(await actAs(ana, "remove", { kind: "reply", id: 999_999 })).toEqual({
    outcome: "missing",
  });
  expect(await shown()).toContain(changed.id);
});

test("acts on posts of all types, and keeps the count correct", async () => {
  setEnv({ MODERATION: "before" });
  await reply();
  await postJson("/api/comments", comment, newKey());
  await postJson("/api/discussions", discussion, newKey());
  setEnv({ MODERATION: undefined });
  const posts = await reviewPosts(ana);

  expect(posts.map(({ kind }) => kind)).toEqual(["discussion", "comment", "reply"]);
  for (const post of posts)
    expect(await actAs(ana, "approve", post)).toMatchObject({ outcome: "done" });
  expect((await getJson("/api/discussions/1")).replies).toBe(1);
  expect(await reviewPosts(ana)).toEqual([]);
});

test("searches names, titles and texts, and treats % and _ literally", async () => {
  await reply({ author: "Zora", content: "Something" });
  await reply({ content: "Why 100% sure_of it?" });
  await postJson("/api/discussions", { ...discussion, title: "On ZORA and sleep" }, newKey());

  expect(await contents("?show=recent&search=zora")).toEqual([typed.content, "Something"]);
  expect(await contents("?show=recent&search=100%25%20sure_")).toEqual(["Why 100% sure_of it?"]);
  expect(await contents("?show=recent&search=%25_")).toEqual([]);
  expect(await contents("?show=recent&search=ada@example.org")).toEqual([]);
});

test("returns long lists in linked pages, with posts that sound like a crisis first in the queue", async () => {
  await query(sql`
    INSERT INTO discussion_replies (discussion_id, author, email, content, waiting, crisis, created_at)
    SELECT 1, 'a', 'e', 'r' || n, true, n % 10 = 0, timestamptz '2026-01-01' + make_interval(secs => n / 4)
    FROM generate_series(1, 70) AS n`);
  await query(sql`
    INSERT INTO comments (content_type, content_id, author, email, content, waiting, crisis, created_at)
    SELECT 'video', 4, 'a', 'e', 'c' || n, true, n % 10 = 0, timestamptz '2026-01-01' + make_interval(secs => n / 4)
    FROM generate_series(1, 70) AS n`);
  for (const list of ["waiting", "recent"]) {
    const pages = await readPages<ReviewPost>(`/api/desk/posts?show=${list}&search=`, ana);
    const all = pages.flat();

    expect(pages.map((page) => page.length)).toContain(50);
    expect(new Set(all.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(all.length);
    expect(all.filter(({ author }) => author === "a")).toHaveLength(140);
    if (list === "waiting")
      expect(all.findIndex(({ crisis }) => !crisis)).toBe(
        all.filter(({ crisis }) => crisis).length,
      );
  }
});

test.each(["show=all", "after=1_2_user_3"])("rejects ?%s", async (query) => {
  const response = await send(`/api/desk/posts?${query}`, { headers: ana });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: "Some fields are not valid" });
});

test("purges the pages that an action changes, and nothing for a repeated action", async () => {
  await reply(spam);
  const post = await idOf(spam.content);
  const purged = recordPurges();
  await actAs(ana, "approve", post);
  await actAs(ana, "approve", post);
  setEnv({ NETLIFY_PURGE_API_TOKEN: undefined });

  expect(purged).toEqual([["discussion-1", "discussions"]]);
});
