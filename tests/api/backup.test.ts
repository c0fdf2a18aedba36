import { readFileSync, statSync } from "node:fs";
import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { backup } from "../../scripts/backup/backup.ts";
import { restore } from "../../scripts/backup/restore.ts";
import { allTables, ask, backupTables, omittedTables } from "../../scripts/backup/tables.ts";
import { subscriptionPath } from "../../src/community/mail/server/subscriptions.ts";
import { isDeclined } from "../../src/community/mail/server/withdrawals.ts";
import { erase, erasePosts } from "../../src/community/privacy/server/erase.ts";
import { allRows, newBackupFile, seal, wipe } from "../support/backups.ts";
import {
  actAs,
  makeModerators,
  reply,
  reviewPosts,
  signIn,
  signInAs,
} from "../support/moderators.ts";
import { comment, discussion, newKey, report } from "../support/posts.ts";
import { getJson, postForm, postJson, query, send, startSite } from "../support/site.ts";

const transaction = startSite({ FEATURES: "blog,comments,discussions" });
makeModerators("ana");

/** Adds rows to every table, through the site if possible. @returns a private link */
async function fill(): Promise<string> {
  const content = `Line\nbreak\t"quotes" \\ back 👩‍🔬 \u2028 $1 'it' {"table":"users"}`;
  const mine = await reply({ content, author: "Zoë 𝔘" });
  const removed = await reply({ content: "Removed" });
  await actAs(await signInAs("ana"), "remove", removed);
  await postForm((await reply()).own, { action: "delete" });
  await postJson("/api/comments", comment, newKey());
  await postJson("/api/discussions", discussion, newKey());
  await report({ kind: "reply", id: mine.id, reason: "Why\nnot" });
  await send("/api/blog/1/like", { method: "POST" });
  await send("/api/discussions/1/view", { method: "POST" });
  await query(sql`INSERT INTO subscriptions (email, target_type, target_id)
    VALUES ('mara@example.org', 'discussion', 1)`);
  await query(sql`INSERT INTO mails (recipient, kind) VALUES ('mara@example.org', 'digest')`);
  await query(sql`INSERT INTO withdrawals (address, about) VALUES ('a hash', 'discussion:1')`);
  // Many rows of the maximum length.
  await query(sql`
    INSERT INTO discussion_replies (discussion_id, author, email, content)
    SELECT 2 + n % 2, 'a', 'e@example.org', (SELECT string_agg(md5(concat(n, '.', i)), '') FROM generate_series(1, 90) AS i)
    FROM generate_series(1, 450) AS n`);
  return mine.own;
}

test("restores every row after everything is lost, so that the site works again", async () => {
  const own = await fill();
  const before = await allRows(transaction);
  const filled = new Set(before.map((line) => /"table":"(\w+)"/.exec(line)?.[1]));
  expect([...filled]).toEqual([...backupTables]);

  const file = newBackupFile();
  await backup(transaction, file, seal);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(file).size).toBeGreaterThan(3 * 65_536);
  await wipe(transaction);
  expect((await send("/api/discussions/1")).status).toBe(500);
  vi.mocked(console.error).mockClear();
  await restore(transaction, file, seal, false);

  expect(await allRows(transaction)).toEqual(before);
  expect((await send(own)).status).toBe(200);
  expect((await signIn("ana")).status).toBe(303);
  expect((await reviewPosts()).length).toBeGreaterThan(0);
  expect((await getJson("/api/discussions/1")).replies).toBe(1);
  const liked = await send("/api/blog/1/like", { method: "POST" });
  expect(await liked.json()).toMatchObject({ total: 2 });
  expect((await postForm(own, { action: "delete" })).status).toBe(303);
});

test("writes no codes of visitors to a file", async () => {
  const { id } = await reply();
  await report({ kind: "reply", id });
  await query(sql`INSERT INTO mails (recipient, kind, network)
    VALUES ('mara@example.org', 'confirmation', 'a code')`);
  const codes = await query(sql`SELECT visitor AS code FROM discussion_replies
    UNION SELECT visitor FROM reports UNION SELECT network FROM mails`);
  const file = newBackupFile();
  await backup(transaction, file, undefined);

  expect(statSync(file).mode & 0o777).toBe(0o600);
  const text = readFileSync(file, "utf8");
  const texts = codes.flatMap(({ code }) => (code ? [String(code)] : []));
  expect(texts.length).toBe(2);
  expect(texts.filter((code) => text.includes(code))).toEqual([]);
});

test("covers every table or lists it as omitted", async () => {
  const tables = await transaction("", (run) =>
    ask(run, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"),
  );
  expect(tables.flat().toSorted()).toEqual(allTables.toSorted());
});

test("gives new posts and emails ids that were never used, also in a database that is lost", async () => {
  const file = newBackupFile();
  await backup(transaction, file, seal);
  const since = [await reply(), await reply({ content: "Written since" })];
  const opened = await postJson("/api/discussions", discussion, newKey());
  const { id } = await opened.json();
  const [mail] = await query(sql`SELECT nextval(pg_get_serial_sequence('mails', 'id'))::int AS id`);
  await wipe(transaction);
  await restore(transaction, file, seal, false);

  expect((await reply()).id).toBeGreaterThan(Math.max(...since.map((post) => post.id)));
  const again = await postJson("/api/discussions", discussion, newKey());
  expect((await again.json()).id).toBeGreaterThan(id);
  const [next] = await query(sql`SELECT nextval(pg_get_serial_sequence('mails', 'id'))::int AS id`);
  expect(next?.["id"]).toBeGreaterThan(Number(mail?.["id"]));
});

test("deletes what was written since the backup, and the visitor counters", async () => {
  const file = newBackupFile();
  await backup(transaction, file, seal);
  const before = await allRows(transaction);
  const since = await reply({ content: "Written since" });
  await signInAs("ana");
  await restore(transaction, file, seal, true);

  expect(await allRows(transaction)).toEqual(before);
  expect((await send(since.own)).status).toBe(404);
  const left = Object.keys(omittedTables)
    .map((table) => `(SELECT count(*) FROM ${table})`)
    .join(" + ");
  expect(await transaction("", (run) => ask(run, `SELECT ${left}`))).toEqual([["0"]]);
});

test("does not bring back emails that were stopped since the backup", async () => {
  await query(sql`TRUNCATE subscriptions, withdrawals, mails`);
  await query(sql`
    INSERT INTO subscriptions (id, token, email, target_type, target_id, confirmed_at) VALUES
      (901, 'ada', 'ada@example.org', 'discussion', 1, now()), (902, 'ada-2', 'ada@example.org', 'discussion', 2, now()),
      (903, 'bea', 'bea@example.org', 'discussion', 1, NULL), (904, 'cy', 'cy@example.org', 'discussion', 1, now()),
      (905, 'ana', 'ana@example.org', 'moderator', (SELECT id FROM users), now())`);
  const file = newBackupFile();
  await backup(transaction, file, seal);
  for (const [token, fields] of [
    ["ada", { stop: "901" }],
    ["bea", { stop: "903" }],
    ["ana", { action: "stop-all" }],
  ] as const)
    expect((await postForm(subscriptionPath({ token }), fields)).status).toBeLessThan(400);
  await restore(transaction, file, seal, true);

  expect(await query(sql`SELECT id FROM subscriptions ORDER BY id`)).toEqual([
    { id: 902 },
    { id: 904 },
  ]);
  expect([await isDeclined("BEA@example.org"), await isDeclined("cy@example.org")]).toEqual([
    true,
    false,
  ]);
  await restore(transaction, file, seal, true);
  expect(await query(sql`SELECT id FROM subscriptions`)).toHaveLength(2);
});

test("does not bring back what was deleted or erased since the backup, and says what it cannot know", async () => {
  await query(sql`TRUNCATE discussion_replies, subscriptions, withdrawals`);
  await query(sql`UPDATE discussions SET replies = 0`);
  const kept = await reply({ content: "Kept" });
  const mine = await reply({ content: "Deleted by its writer" });
  const hidden = await reply({ content: "Deleted by a moderator" });
  await reply({ content: "Erased", email: "mara@example.org" });
  await query(sql`INSERT INTO subscriptions (email, target_type, target_id, confirmed_at)
    VALUES ('MARA@example.org', 'discussion', 1, now())`);
  const file = newBackupFile();
  await backup(transaction, file, seal);
  await postForm(mine.own, { action: "delete" });
  await erasePosts([hidden]);
  await erase("mara@example.org");
  const said: string[] = [];
  await restore(transaction, file, seal, true, (text) => said.push(text));

  const contents = await query(sql`SELECT content FROM discussion_replies WHERE content <> ''`);
  expect(contents).toEqual([{ content: "Kept" }]);
  expect((await getJson("/api/discussions/1")).replies).toBe(1);
  expect((await send(kept.own)).status).toBe(200);
  expect((await allRows(transaction)).join("")).not.toMatch(/mara/i);
  expect(said.join()).toContain(
    "This database knows of 4 things that people have deleted or stopped",
  );
  await restore(transaction, file, seal, true);
  expect(await query(sql`SELECT FROM discussion_replies WHERE content <> ''`)).toHaveLength(1);
});
