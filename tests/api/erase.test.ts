import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { hashOfAddress } from "../../src/community/mail/server/stopped.ts";
import { erase, erasePosts, findPerson } from "../../src/community/privacy/server/erase.ts";
import { allRows } from "../support/backups.ts";
import { reply } from "../support/moderators.ts";
import { comment, discussion, newKey, report } from "../support/posts.ts";
import { getJson, postForm, postJson, query, send, startSite, typed } from "../support/site.ts";

const transaction = startSite({ FEATURES: "comments,discussions" });

const person = { author: "Wilhelmina", email: "Wil.Helm@Example.org", content: "My long story" };

test("erases a person's posts, links and donations and keeps those of others", async () => {
  await reply({ content: "Before" });
  const own = await reply(person);
  await postForm("/api/discussions/1/replies", { ...person, email: "wil.helm@example.org" });
  await reply({ content: "After" });
  const other = await reply({ ...typed, content: "Write to WIL.HELM@example.org" }, 2);
  await postJson("/api/comments", { ...comment, ...person }, newKey());
  const started = await postJson("/api/discussions", { ...discussion, ...person }, newKey());
  const { id } = await started.json();
  await reply({ content: "An answer to her" }, id);
  await query(sql`INSERT INTO donations (amount, donor_name, donor_email, type, status)
    VALUES ('5', 'Wilhelmina', 'wil.helm@example.org', 'once', 'done')`);

  await query(sql`INSERT INTO subscriptions (email, target_type, target_id)
    VALUES ('Wil.helm@example.org', 'discussion', 2)`);
  await query(sql`INSERT INTO mails (recipient, kind, about)
    VALUES ('wil.Helm@example.org', 'confirmation', 'subscription:1')`);
  await query(sql`INSERT INTO subscriptions (email, target_type, target_id)
    VALUES ('WIL.helm+alerts@example.org', 'moderator', 5)`);
  await query(sql`INSERT INTO stopped_mails (address, about)
    VALUES (${hashOfAddress("wil.helm@example.org")}, 'discussion:7')`);

  const erased = await erase("wil.helm@example.ORG");
  expect(await query(sql`SELECT about FROM stopped_mails WHERE about <> 'post'`)).toEqual([
    { about: "erased" },
  ]);

  expect(erased).toMatchObject({
    posts: 4,
    donations: 1,
    mails: 1,
    subscriptions: 2,
    mentions: [{ table: "discussion_replies", column: "content", id: String(other.id) }],
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

test("finds every spelling of the address, and keeps posts that someone else wrote under it", async () => {
  const email = "mara.b+forum@example.org";
  const [tagged, plain, kept] = [
    await reply({ email }),
    await reply({ email: "marab@EXAMPLE.org" }),
    await reply({ email }),
  ];
  await reply({ email: "mara@example.org" });
  const found = await findPerson("m.arab@example.org");
  expect(found.posts.map(({ post }) => post)).toEqual(
    [tagged, plain, kept].map(({ id }) => `reply-${id}`),
  );
  expect(JSON.stringify(found)).not.toMatch(/secret|idempotency/);

  expect(await erase("marab@example.org", [kept])).toMatchObject({ posts: 2 });
  expect((await findPerson("marab@example.org")).posts).toHaveLength(1);
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
  "erases the posts of an address in another script, and finds it in texts, if it is given as %s",
  async (given) => {
    await reply({ ...person, email: "info@пример.рф" });
    const { id } = await reply({ ...typed, content: "Write to INFO@пример.рф" }, 2);
    expect(await erase(given)).toMatchObject({
      posts: 1,
      mentions: expect.arrayContaining([
        { table: "discussion_replies", column: "content", id: String(id) },
      ]),
    });
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

test("lists each column that still contains the address, including in tables and columns that are added later", async () => {
  const address = 'x_%"y"@example.org';
  const named = await reply({ author: `I am ${address}` });
  const titled = await postJson("/api/discussions", { ...discussion, title: address }, newKey());
  await query(sql`CREATE TABLE later (key text, notes jsonb)`);
  await query(sql`ALTER TABLE products ADD COLUMN later text[]`);
  await query(sql`INSERT INTO later VALUES ('k', ${JSON.stringify({ by: [address] })}::jsonb)`);
  await query(
    sql`INSERT INTO later VALUES ('k', ${JSON.stringify({ by: ["x11y@example.org"] })}::jsonb)`,
  );
  await query(sql`INSERT INTO products (name, description, price, image_url, category, later)
    VALUES ('n', 'd', '1', 'u', 'c', ARRAY['a', ${address}])`);
  const { mentions } = await erase(address);

  expect(mentions).toEqual([
    { table: "discussion_replies", column: "author", id: String(named.id) },
    { table: "discussions", column: "title", id: String((await titled.json()).id) },
    { table: "later", column: "notes", id: "" },
    { table: "products", column: "later", id: "1" },
  ]);
  await query(sql`DROP TABLE later`);
  await query(sql`ALTER TABLE products DROP COLUMN later`);
});

test("reports a discussion from a file, which the next deploy would restore", async () => {
  const [row] = await query(sql`SELECT email FROM discussions WHERE id = 1`);
  const erased = await erase(String(row?.["email"]));

  expect(erased.inFiles).toContain(1);
  expect((await send("/api/discussions/1")).status).toBe(200);
});
