import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { hashOfAddress } from "../../src/community/mail/server/withdrawals.ts";
import { erase, erasePosts, findPerson } from "../../src/community/privacy/server/erase.ts";
import { allRows } from "../support/backups.ts";
import { reply } from "../support/moderators.ts";
import { comment, discussion, newKey, report } from "../support/posts.ts";
import { getJson, postForm, postJson, query, send, startSite, typed } from "../support/site.ts";

const transaction = startSite({ FEATURES: "comments,discussions" });

const person = { author: "Wilhelmina", email: "Wil.Helm@Example.org", content: "My long story" };

test("erases a person's posts and links, and keeps those of others", async () => {
  await reply({ content: "Before" });
  const own = await reply(person);
  await postForm("/discussions/1", {
    ...person,
    content: "By form",
    email: "wil.helm@example.org",
  });
  await reply({ content: "After" });
  await reply({ ...typed, content: "Write to WIL.HELM@example.org" }, 2);
  await postJson("/api/comments", { ...comment, ...person }, newKey());
  const started = await postJson("/api/discussions", { ...discussion, ...person }, newKey());
  const { id } = await started.json();
  await reply({ content: "An answer to her" }, id);
  await query(sql`INSERT INTO subscriptions (email, target_type, target_id)
    VALUES ('Wil.helm@example.org', 'discussion', 2)`);
  await query(sql`INSERT INTO mails (recipient, kind, about)
    VALUES ('wil.Helm@example.org', 'confirmation', 'subscription:1')`);
  await query(sql`INSERT INTO subscriptions (email, target_type, target_id)
    VALUES ('WIL.helm@example.org', 'moderator', 5)`);
  await query(sql`INSERT INTO withdrawals (address, about)
    VALUES (${hashOfAddress("wil.helm@example.org")}, 'discussion:7')`);

  const erased = await erase("wil.helm@example.ORG");
  expect(await query(sql`SELECT about FROM withdrawals WHERE about <> 'post'`)).toEqual([
    { about: "erased" },
  ]);

  expect(erased).toMatchObject({
    posts: 4,
    mails: 1,
    subscriptions: 2,
    inFiles: [],
    tags: expect.arrayContaining(["discussion-1", "comments-video-4", `discussion-${id}`]),
  });
  const left = (await allRows(transaction)).join("");
  expect(left).not.toMatch(/Wilhelmina|My long story/);
  expect(left.match(/wil\.helm/gi)).toHaveLength(1);
  expect((await send(own.own)).status).toBe(404);
  const contents = ["Before", "", "", "After"].map((content) => ({ content }));
  expect(await getJson("/api/discussions/1/replies")).toMatchObject(contents);
  expect((await getJson("/api/discussions/1")).replies).toBe(2);
  expect((await getJson(`/api/discussions/${id}/replies`))[0].content).toBe("An answer to her");
});

test("finds an address in any case, but not another one, and keeps posts that someone else wrote under it", async () => {
  const email = "mara.b@example.org";
  const [first, second, kept] = [
    await reply({ email }),
    await reply({ email: "Mara.B@EXAMPLE.org" }),
    await reply({ email }),
  ];
  await reply({ email: "marab@example.org" });
  await reply({ email: "mara.b+forum@example.org" });
  const found = await findPerson("MARA.b@example.org");
  expect(found.posts.map(({ post }) => post)).toEqual(
    [first, second, kept].map(({ id }) => `reply-${id}`),
  );
  expect(JSON.stringify(found)).not.toMatch(/secret|idempotency|token/);

  expect(await erase(email, [kept])).toMatchObject({ posts: 2 });
  expect((await findPerson(email)).posts).toHaveLength(1);
});

test("deletes a single post for good: its text, name, address, link, reports and log", async () => {
  const { id, own } = await reply({ content: "One post", author: "Zora" });
  await query(sql`INSERT INTO moderation_log (username, action, kind, post_id)
    VALUES ('ana', 'see', 'reply', ${id})`);
  await report({ kind: "reply", id, reason: "Zora again" });
  expect(await erasePosts([{ kind: "reply", id }])).toContain("discussion-1");

  expect((await allRows(transaction)).join("")).not.toMatch(/One post|Zora/);
  expect(await query(sql`SELECT FROM moderation_log`)).toEqual([]);
  expect((await send(own)).status).toBe(404);
  expect(await query(sql`SELECT id FROM discussion_replies WHERE id = ${id}`)).toEqual([{ id }]);
});

test.each(["Info@пример.рф", "info@xn--e1afmkfd.xn--p1ai"])(
  "erases the posts of an address in another script if it is given as %s",
  async (given) => {
    await reply({ ...person, email: "info@пример.рф" });
    expect(await erase(given)).toMatchObject({ posts: 1 });
  },
);

test("erases the text of reports, including about posts that their writers delete", async () => {
  const theirs = await reply(person);
  const deleted = await reply({ content: "Secret words" });
  const other = await reply();
  const said = [
    [theirs.id, "Mara wrote: My long story"],
    [deleted.id, "It says: Secret words"],
    [other.id, `Ask ${person.email}`],
    [other.id, "Rude"],
  ];
  for (const [at, [id, reason]] of said.entries())
    await report({ kind: "reply", id, reason }, `192.0.2.${at}`);
  await postForm(deleted.own, { action: "delete" });
  await erase(person.email);

  const reasons = await query(sql`SELECT reason FROM reports ORDER BY id`);
  expect(reasons.map(({ reason }) => reason)).toEqual(["", "Rude"]);
});

test("reports a discussion from a file, which the next deploy would restore", async () => {
  const [row] = await query(sql`SELECT email FROM discussions WHERE id = 1`);
  const erased = await erase(String(row?.["email"]));

  expect(erased.inFiles).toContain(1);
  expect((await send("/api/discussions/1")).status).toBe(200);
});
