import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { ReviewPost } from "../../src/community/moderation/schema/moderation.ts";
import { findReviewPost } from "../../src/community/moderation/server/queue/moderate.ts";
import { setEnv } from "../../src/server/env.ts";
import {
  actAs,
  makeModerators,
  openModeration,
  password,
  pressAs,
  readQueue,
  reply,
  reviewPosts,
  signInAs,
} from "../support/moderators.ts";
import { comment, discussion, newKey, report } from "../support/posts.ts";
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
const replies = "/api/discussions/1/replies";
const contents = async (list = "") => (await reviewPosts(list)).map(({ content }) => content);
const shown = async (): Promise<number[]> =>
  (await getJson("/api/discussions/1/replies")).map(({ id }: { id: number }) => id);
const logged = () => query(sql`SELECT username, action, post_id FROM moderation_log ORDER BY id`);
const idOf = async (content: string) => {
  const found = (await reviewPosts("?show=recent")).find((post) => post.content === content);
  if (!found) throw new Error(`No post has the text ${content}`);
  return { kind: found.kind, id: found.id, version: found.version };
};

test("lists waiting posts, possible crises first, then reported ones, until they are seen", async () => {
  await reply({ content: "My brother talks about killing himself" });
  await reply({ content: "I want to die" });
  await reply(spam);
  const reported = await reply({ content: "You are all idiots" });
  await report({ kind: "reply", id: reported.id, reason: "Cruel" });

  expect(await contents()).toEqual(["I want to die", "You are all idiots", spam.content]);
  expect(await openModeration(ana)).toContain("Waiting (3)");
  const recent = await reviewPosts("?show=recent");
  expect(recent.map(({ danger, crisis }) => [danger, crisis])).toEqual([
    [false, false],
    [false, false],
    [true, true],
    [true, false],
  ]);
  const { id, ...post } = await idOf("I want to die");
  expect(await actAs(ana, "see", { id, ...post })).toBe("done");
  expect(await actAs(ben, "see", { id, ...post })).toBe("already");
  expect(await contents()).toEqual(["You are all idiots", spam.content]);
  expect(await logged()).toMatchObject([{ username: "ana", action: "see", post_id: id }]);
});

test("shows moderators everything about a post except the email address", async () => {
  const { id } = await reply({ content: "You are all idiots" }, 2);
  await report({ kind: "reply", id, reason: "Cruel" });
  await report({ kind: "reply", id }, "192.0.2.9");
  expect(await reviewPosts()).toEqual([
    {
      kind: "reply",
      id,
      version: 1,
      writer: "free",
      status: "published",
      author: "Ada",
      content: "You are all idiots",
      createdAt: expect.stringMatching(/Z$/),
      waiting: true,
      crisis: false,
      danger: false,
      answerStart: "",
      history: [],
      reasons: [],
      reports: 2,
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

test("lists every type of post with its title and its page, and approves it", async () => {
  setEnv({ MODERATION: "before" });
  await reply();
  await postJson("/api/comments", comment, newKey());
  await postJson("/api/comments", { ...comment, contentType: "blog", contentId: 1 }, newKey());
  await postJson("/api/discussions", discussion, newKey());
  setEnv({ MODERATION: undefined });
  const posts = await reviewPosts();

  const shorten = (path: string) => path.replace(/\d{5,}|after.*/, "…");
  expect(
    posts.map(({ kind, href, place: { type, title, href: at } }) => [
      kind,
      shorten(href),
      type,
      title,
      shorten(at),
    ]),
  ).toEqual([
    ["discussion", "/discussions/…", "discussion", "What helps you to sleep?", "/discussions/…"],
    ["comment", "/blog/1", "blog", "Why I keep a notebook", "/blog/1"],
    ["comment", "/media/4#comments", "video", "What is a ‘settled’ question?", "/media/4#comments"],
    ["reply", "/discussions/1?…", "discussion", "How to use Medical Experiences", "/discussions/1"],
  ]);
  expect(posts.map(({ title }) => title)).toEqual([
    "What helps you to sleep?",
    undefined,
    undefined,
    undefined,
  ]);
  for (const post of posts) expect(await actAs(ana, "approve", post)).toBe("done");
  expect((await getJson("/api/discussions/1")).replies).toBe(1);
  expect(await reviewPosts()).toEqual([]);
});

test("restores a post as it was: held, reported or approved", async () => {
  await reply(spam);
  const reported = await reply({ content: "You are all idiots" });
  await report({ kind: "reply", id: reported.id });
  const before = await reviewPosts();
  for (const { version: _, ...post } of before) {
    await actAs(ana, "remove", post);
    expect(await contents()).not.toContain(post.content);
    await actAs(ben, "restore", post);
  }
  const states = (posts: ReviewPost[]) =>
    posts.map(({ content, status, waiting, reports }) => [content, status, waiting, reports]);
  expect(states(await reviewPosts())).toEqual(states(before));
  expect(states(before).map(([, status]) => status)).toEqual(["published", "held"]);
});

const closedText = "A moderator has closed this discussion to new replies";

test("closes a discussion to replies: its page says so, and rejected replies keep their text", async () => {
  const key = newKey();
  await postJson(replies, typed, key);
  const discussion = { kind: "discussion", id: 1 } as const;
  expect(await actAs(ana, "lock", discussion)).toBe("done");
  expect(await actAs(ben, "lock", discussion)).toBe("already");

  const page = await getText("/discussions/1");
  expect(page).toContain("Closed to new replies");
  expect(page).toContain(typed.content);
  expect(page).not.toContain("<form");
  expect(await getJson("/api/discussions/1")).toMatchObject({ locked: true, replies: 1 });
  for (const headers of [newKey(), { ...ana, ...newKey() }]) {
    const refused = await postJson(replies, { ...typed, content: "Too late" }, headers);
    expect(refused.status).toBe(403);
    expect((await refused.json()).error).toContain(closedText);
  }
  const form = await postForm("/discussions/1", {
    ...typed,
    content: "Typed before it was locked",
  });
  expect(form.status).toBe(403);
  expect(await form.text()).toMatch(
    /has closed this discussion[\s\S]*>Typed before it was locked</,
  );
  // The reply was stored before, and only the response was lost.
  expect((await postJson(replies, typed, key)).status).toBe(201);
  expect(await shown()).toHaveLength(1);
  expect((await reviewPosts("?show=recent"))[0]?.place.locked).toBe(true);
  expect(await actAs(ana, "unlock", discussion)).toBe("done");
  expect((await postJson(replies, typed, newKey())).status).toBe(201);
});

test("closes all discussions: visitors can neither reply nor start one, and keep their text", async () => {
  await pressAs(ana, { do: "lock-all" });
  const reply = await postForm("/discussions/1", { ...typed, content: "Typed before" });
  const started = await postForm("/discussions", { ...discussion, content: "Typed before" });
  const [page, board] = [await getText("/discussions/2"), await getText("/discussions")];
  expect(await pressAs(ana, { do: "unlock-all" })).toContain("All discussions are open now.");
  for (const refused of [reply, started]) {
    expect(refused.status).toBe(403);
    expect(await refused.text()).toMatch(/closed[\s\S]*>Typed before</);
  }
  expect(page).toContain("Closed to new replies");
  expect(board).toContain("Discussions are closed at the moment.");
  expect(board).not.toContain('<form action="/discussions"');
});

test("finds discussions from files only in a search", async () => {
  const found = await reviewPosts("?show=recent&search=This week");
  expect(found.map(({ kind, id }) => [kind, id])).toEqual([["discussion", 3]]);
  expect(await reviewPosts("?show=recent")).toEqual([]);
});

test("holds the next posts of a writer until the day or a moderator ends it, but no neighbour's", async () => {
  const send = async (content: string, ip = "192.0.2.7") =>
    (await postJson(replies, { ...typed, content }, newKey(), ip)).status;
  expect(await send("First")).toBe(201);
  const [first] = await reviewPosts("?show=recent");
  expect(await pressAs(ana, { do: `hold-writer reply-${first?.id}` })).toContain(
    "The next posts from this connection are held",
  );
  expect([await send("Second"), await send("Third", "192.0.2.8")]).toEqual([202, 201]);
  const [second] = await reviewPosts();
  expect([second?.reasons, second?.writer]).toEqual([["held-writer"], "held"]);
  await query(sql`UPDATE rate_limits SET window_start = window_start - interval '1 day'`);
  expect(await send("Tomorrow")).toBe(201);
  await pressAs(ana, { do: `hold-writer reply-${first?.id}` });
  await pressAs(ana, { do: `free-writer reply-${second?.id}` });
  expect(await send("Fourth")).toBe(201);
});

test("holds the first post of a connection on a day if it has a link or a contact", async () => {
  const send = async (content: string, ip: string) =>
    (await postJson(replies, { ...typed, content }, newKey(), ip)).status;
  for (const [number, content] of [
    "Diplomas, write to @diplom_24",
    "See bit.ly/3xyz",
    "More at pills-shop dot com",
    "Jane Roe, jane@example.org, has HIV",
  ].entries())
    expect(await send(content, `203.0.113.${number}`), content).toBe(202);
  expect(await send("Thank you", "203.0.113.9")).toBe(201);
  expect(await send("I read it at bit.ly/3xyz", "203.0.113.9")).toBe(201);
  expect(await send("It is on https://www.nhs.uk/conditions", "203.0.113.10")).toBe(201);
});

test("tells the writer why a post was removed, and a replier that the discussion is not shown", async () => {
  const { id, own } = await reply({ content: "Ordinary" });
  const below = await reply({ content: "Below" }, 2);
  await actAs(ana, "remove", { kind: "discussion", id: 2 });
  const why = { [`remove-choice-reply-${id}`]: "It advertises something." };
  await pressAs(ana, { ...why, do: `remove reply-${id}` });
  expect(await getText(own)).toMatch(
    /Visitors cannot see it. It advertises something. If .* write to /,
  );
  expect(await getText(below.own)).toContain("because its page is not shown");
  expect(await getText(below.own)).not.toContain("Everyone can read");
  await actAs(ana, "restore", { kind: "discussion", id: 2 });
});

test("moves a post from held to approved, reported, removed and restored", async () => {
  await reply(spam);
  const post = await idOf(spam.content);
  expect(await shown()).toEqual([]);

  expect(await actAs(ana, "approve", post)).toBe("done");
  // Sent twice, with the version that the moderator saw and without one.
  expect(await actAs(ana, "approve", post)).toBe("already");
  const { version: _, ...anyVersion } = post;
  expect(await actAs(ana, "approve", anyVersion)).toBe("already");
  expect(await shown()).toEqual([post.id]);
  expect(await contents()).toEqual([]);
  await report({ kind: "reply", id: post.id });
  expect(await contents()).toEqual([spam.content]);
  expect(await actAs(ana, "remove", await idOf(spam.content))).toBe("done");
  expect(await shown()).toEqual([]);
  expect((await getJson("/api/discussions/1")).replies).toBe(0);
  expect(await contents("?show=removed")).toEqual([spam.content]);
  expect(await actAs(ben, "restore", await idOf(spam.content))).toBe("done");
  expect(await shown()).toEqual([post.id]);
  expect((await getJson("/api/discussions/1")).replies).toBe(1);

  expect(await logged()).toEqual([
    { username: "ana", action: "approve", post_id: post.id },
    { username: "ana", action: "remove", post_id: post.id },
    { username: "ben", action: "restore", post_id: post.id },
  ]);
});

test("tells the second of two concurrent moderators what the first did", async () => {
  await reply(spam);
  const post = await idOf(spam.content);
  const outcomes = await Promise.all([actAs(ana, "approve", post), actAs(ben, "remove", post)]);
  expect(outcomes.toSorted()).toEqual(["changed", "done"]);
  const [first, done] = outcomes[0] === "done" ? ["ana", "approve"] : ["ben", "remove-held"];
  expect((await findReviewPost(post))?.history).toEqual([
    { action: done, by: first, at: expect.stringMatching(/Z$/) },
  ]);
});

test("does not act on a post that its writer has changed or deleted since", async () => {
  const changed = await reply({ content: "I want to die" });
  const seen = await idOf("I want to die");
  await postForm(changed.own, { action: "edit", content: "I am safe now" });
  const gone = await reply({ content: "Please forget this" });
  await postForm(gone.own, { action: "delete" });

  expect(await actAs(ana, "remove", seen)).toBe("changed");
  expect(await actAs(ana, "remove", gone)).toBe("deleted");
  expect(await actAs(ana, "remove", { kind: "reply", id: 999_999 })).toBe("missing");
  expect(await shown()).toContain(changed.id);
});

test("searches names, titles, texts and parts of an address, and treats % and _ literally", async () => {
  await reply({ author: "Zora", content: "Something" });
  await reply({ content: "Why 100% sure_of it?" });
  await postJson("/api/discussions", { ...discussion, title: "On ZORA and sleep" }, newKey());

  expect(await contents("?show=recent&search=zora")).toEqual([typed.content, "Something"]);
  expect(await contents("?show=recent&search=100%25%20sure_")).toEqual(["Why 100% sure_of it?"]);
  expect(await contents("?show=recent&search=%25_")).toEqual([]);
  await reply({ author: "Jürgen", content: "Grüße" });
  expect(await contents("?show=recent&search=jurgen")).toEqual(["Grüße"]);
  expect(await contents("?show=recent&search=something%20zora")).toEqual(["Something"]);
  expect(await contents("?show=recent&search=ada@exam")).toHaveLength(4);
  expect(await contents("?show=recent&search=ADA@example.org")).toHaveLength(4);
  expect(await openModeration(ana, "?show=recent")).not.toContain("@example");
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
    const pages: ReviewPost[][] = [];
    for (let hasMore = true; hasMore; ) {
      const found = await readQueue(`?show=${list}&page=${pages.length + 1}`);
      pages.push(found.posts);
      hasMore = found.hasMore;
    }
    const all = pages.flat();

    expect(pages.map((page) => page.length)).toContain(12);
    expect(new Set(all.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(all.length);
    expect(all.filter(({ author }) => author === "a")).toHaveLength(140);
    if (list === "waiting")
      expect(all.findIndex(({ crisis }) => !crisis)).toBe(
        all.filter(({ crisis }) => crisis).length,
      );
  }
});

test.each(["remove", "remove user-1", "fly reply-1", "lock reply-1", `remove reply-1 ${2 ** 31}`])(
  "rejects the button %s",
  async (value) => {
    expect(await pressAs(ana, { do: value })).toContain("Expected an action and a post.");
    expect((await send("/desk?show=all", { headers: ana })).status).toBe(400);
  },
);

const answering = (
  { kind, id, version }: Pick<ReviewPost, "kind" | "id" | "version">,
  text: string,
  author = "The creator",
) => ({
  [`answer-author-${kind}-${id}`]: author,
  [`answer-content-${kind}-${id}`]: text,
  do: `answer ${kind}-${id} ${version}`,
});

test("answers held posts, which publishes them, and takes a crisis out of the queue", async () => {
  await reply(spam);
  await reply({ content: "I want to die" });
  await postJson("/api/discussions", { ...discussion, content: `${spam.content} now` }, newKey());
  for (const post of await reviewPosts()) {
    const press = answering(post, `Please call now ${post.id}`);
    expect(await pressAs(ana, press)).toContain("You answered it.");
    // Pressed twice, before the first response arrived.
    await pressAs(ana, press);
  }
  expect(await contents()).toEqual([]);
  expect(await shown()).toHaveLength(4);
  const posts = await reviewPosts("?show=recent");
  const answered = posts.filter(({ history }) => history[0]?.action === "answer");
  expect(answered.map(({ status, crisis }) => [status, crisis])).toEqual(
    Array(3).fill(["published", false]),
  );
  const { id } = await idOf(`${spam.content} now`);
  expect((await getJson(`/api/discussions/${id}`)).replies).toBe(1);
});

test("begins the answer to a crisis with its writer and the lines that they saw", async () => {
  await reply({ author: "Mara", content: "Nie chcę już żyć" });
  await reply({ author: "Ben", content: "I want to die" });
  await reply({ author: "Eve", content: "My son drank bleach" });
  const starts = (await reviewPosts()).map((post) => post.answerStart);
  expect(starts).toEqual([
    expect.stringMatching(/^To Eve:\n\nCall now.*\n“Get help” at the top of this page has/),
    expect.stringMatching(/^To Ben:\n\nPlease call.*\n“Get help” at the top of this page has/),
    expect.stringMatching(/^Mara:\n\nNie musisz.*\n- Polska: Numer alarmowy 112, 116sos 116 123/),
  ]);
});

test("changes nothing with an answer that is not valid or cannot be stored", async () => {
  await reply(spam);
  await reply({ content: "I want to die" });
  const before = await reviewPosts();
  const [crisis, held] = before;
  if (!crisis || !held) throw new Error("Two posts wait");
  expect(await pressAs(ana, answering(held, "Hello", ""))).toMatch(
    />Hello<\/textarea>.*Enter your name\./s,
  );
  await query(sql`UPDATE discussions SET status = 'removed' WHERE id = 1`);
  for (const post of [crisis, held])
    expect(await pressAs(ana, answering(post, "Please call"))).toMatch(
      />Please call<\/textarea>[\s\S]*Nothing was posted or changed/,
    );
  await query(sql`UPDATE discussions SET status = 'published' WHERE id = 1`);
  expect(await reviewPosts()).toEqual(before);
});

test("tells the second of two moderators before a second answer is stored", async () => {
  await reply({ content: "I want to die" });
  const post = await idOf("I want to die");
  const said = await Promise.all([
    pressAs(ana, answering(post, "First")),
    pressAs(ben, answering(post, "Second")),
  ]);
  expect(said.filter((page) => page.includes("You answered it."))).toHaveLength(1);
  expect(said.filter((page) => page.includes("has changed since you saw it"))).toHaveLength(1);
  expect(await shown()).toHaveLength(2);
});

test("redirects a plain form to the post in its list, and shows a half-written answer again", async () => {
  await reply(spam);
  const other = await reply({ content: "Ordinary" });
  const { id, version } = await idOf(spam.content);
  const press = { do: `remove reply-${id} ${version}`, show: "recent", search: "o" };
  const plain = await postForm("/desk", press, ana);
  expect(plain.status).toBe(303);
  const location = plain.headers.get("Location") ?? "";
  expect(location).toMatch(
    new RegExp(`^/desk\\?show=recent&search=o&at=reply-${id}&outcome=done$`),
  );
  expect(await openModeration(ana, location.replace("/desk", ""))).toContain("You removed it.");

  const text = { [`answer-content-reply-${other.id}`]: "Half an answer" };
  const empty = { [`answer-content-reply-${id}`]: "" };
  const sent = { ...press, ...text, ...empty, do: `restore reply-${id}` };
  const kept = await postForm("/desk", sent, ana);
  expect(kept.status).toBe(200);
  const page = await kept.text();
  expect(page).toMatch(/>Half an answer<\/textarea>/);
  // The search, the row of the half-written answer, and its form.
  expect(page.match(/<details open=""/g)).toHaveLength(3);
});

test("shows what was done to a crisis, although its place is on another page then", async () => {
  const { id } = await reply({ content: "I want to die" });
  await query(sql`
    INSERT INTO discussion_replies (discussion_id, author, email, content, waiting)
    SELECT 1, 'a', 'e', 'r' || n, true FROM generate_series(1, 12) AS n`);
  expect(await pressAs(ana, { do: `see reply-${id}` })).toContain("You saw it.");
});

test("keeps what was typed when the session has ended, and shows it after the sign-in", async () => {
  const headers = await signInAs("ana");
  const { id } = await reply({ content: "Ordinary" });
  await query(sql`UPDATE sessions SET expires_at = now() - interval '1 second'`);
  const text = { [`answer-content-reply-${id}`]: "Half an answer" };
  const ended = await postForm(
    "/desk",
    { ...text, do: `remove reply-${id}`, show: "recent" },
    headers,
  );
  expect(ended.status).toBe(401);
  expect(await ended.text()).toMatch(/session has ended[\s\S]*value="Half an answer"/);
  const again = { ...text, do: "sign-in", username: "ANA", password, show: "recent" };
  expect(await (await postForm("/desk", again)).text()).toMatch(/>Half an answer<\/textarea>/);
  [ana, ben] = [await signInAs("ana"), await signInAs("ben")];
  expect(await shown()).toEqual([id]);
});

test("removes a writer's posts on all pages together, which one press undoes, and leaves a crisis", async () => {
  const sendAs = async (email: string, author: string, ip: string) =>
    (await postJson(replies, { ...typed, email, author }, newKey(), ip)).json();
  await sendAs("one@example.org", "One", "192.0.2.1");
  const { id: second } = await sendAs("two@example.org", "Two", "192.0.2.1");
  await sendAs("two@example.org", "Three", "198.51.100.1");
  const { id } = await sendAs("four@example.org", "Four", "203.0.113.1");

  await sendAs("two@example.org", "I want to die", "198.51.100.1");
  for (let number = 1; number <= 12; number++)
    await sendAs("two@example.org", `More ${number}`, "198.51.100.1");

  const view = { show: "recent", writer: `reply-${second}`, choose: "1" };
  const page = await openModeration(ana, `?${new URLSearchParams(view)}`);
  expect(page).toContain("All 15<");
  expect(page).not.toContain('checked=""');
  const purged = recordPurges();
  const removed = await pressAs(ana, { ...view, "pick-all": "on", do: "remove-selected" });
  setEnv({ NETLIFY_PURGE_API_TOKEN: undefined });
  expect(removed).toContain("Posts removed: 15.");
  expect(removed).not.toContain('type="checkbox"');
  expect(purged).toEqual([["discussion-1", "discussions"]]);
  expect(await shown()).toHaveLength(2);
  expect(await shown()).toContain(id);
  expect(await openModeration(ana, `?${new URLSearchParams(view)}`)).not.toContain("pick-all");

  const picked = [...removed.matchAll(/name="(pick-reply-\d+)"/g)].map(([, name]) => [name, "on"]);
  const undone = { ...Object.fromEntries(picked), do: "restore-selected" };
  expect(await pressAs(ana, undone)).toContain("Posts restored: 15.");
  expect(await shown()).toHaveLength(17);
});

test("changes the words of a post, which its writer can then only delete", async () => {
  const { id, own } = await reply({ content: "My neighbour Jane Roe has HIV", author: "J. Roe" });
  const form = await openModeration(ana, `?show=recent&edit=reply-${id}`);
  expect(form).toMatch(/value="J. Roe"[\s\S]*>My neighbour Jane Roe has HIV<\/textarea>/);
  const words = {
    [`edit-author-reply-${id}`]: "J.",
    [`edit-content-reply-${id}`]: "My neighbour has HIV",
  };
  const edit = (fields: object) =>
    pressAs(ana, { do: `edit reply-${id} 1`, show: "recent", edit: `reply-${id}`, ...fields });
  expect(await edit({ ...words, [`edit-content-reply-${id}`]: "" })).toMatch(
    /value="J\."[\s\S]*Write your post/,
  );
  expect(await edit(words)).toContain("You edited it.");
  expect(await edit(words)).toContain("Already done: you edited it.");

  expect((await getJson(replies)).at(-1)).toMatchObject({
    author: "J.",
    content: "My neighbour has HIV",
    editedBy: "moderator",
  });
  expect(await getText("/discussions/1")).toContain("Edited by a moderator");
  expect(await getText(own)).not.toContain("Save changes");
  expect((await postForm(own, { action: "edit", content: "Jane Roe" })).status).toBe(409);
  expect((await postForm(own, { action: "delete" })).status).toBe(303);
});

test("deletes a post for good, and everything with an email address, once it has been listed", async () => {
  const ana = await signInAs("ana");
  const { id } = await reply({ content: "One of many", email: "wilma@example.org" });
  await reply({ content: "Another", email: "WILMA@example.org" });
  const search = { show: "recent", search: "wilma@example.org" };
  expect(await contents("?show=recent&search=wilma@example.org")).toEqual([
    "Another",
    "One of many",
  ]);
  const page = await openModeration(ana, "?show=recent&search=wilma@example.org");
  expect(page).toMatch(/email address: 2 posts,.*0 subscriptions.*0 records/s);

  const single = await pressAs(ana, { ...search, do: `delete reply-${id}` });
  expect(single).toMatch(/email address: 1 post,/);
  expect(await pressAs(ana, { ...search, do: "erase" })).toContain("No posts in this list.");
  expect((await query(sql`SELECT FROM discussion_replies WHERE email ILIKE 'wil%'`)).length).toBe(
    0,
  );
  expect((await postForm("/desk", { ...search, do: "erase" })).status).toBe(401);
});
