import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { hashOfAddress } from "../../src/community/mail/server/withdrawals.ts";
import { forget } from "../../src/community/privacy/server/forget.ts";
import { networkLimit, visitorId } from "../../src/server/visitors/visitor-id.ts";
import { allRows } from "../support/backups.ts";
import { asForm, kinds, newKey, report } from "../support/posts.ts";
import { postForm, postJson, query, send, startSite } from "../support/site.ts";

const transaction = startSite({ FEATURES: "blog,comments,discussions" });

test("deletes what was counted on earlier days, and keeps today's", async () => {
  await query(sql`INSERT INTO rate_limits VALUES ('v', '2025-01-01T10:00Z', 1), ('v', now(), 1)`);
  await query(sql`
    INSERT INTO counted_visitors SELECT day::date, 'likes', n, 'v'
    FROM unnest(ARRAY['2025-01-01'::date, (now() AT TIME ZONE 'UTC')::date]) AS day,
      generate_series(1, 100) AS n`);
  await query(sql`
    INSERT INTO reports (day, kind, post_id, visitor, reason) VALUES ('2025-01-01', 'reply', 1, 'v', 'Cruel')`);

  await send("/api/discussions/1/view", { method: "POST" });
  await forget();

  expect(await count("rate_limits")).toBe(1);
  expect(await count("counted_visitors")).toBe(101);
  const reports = await query(sql`SELECT visitor, reason FROM reports`);
  expect(reports).toEqual([{ visitor: null, reason: "Cruel" }]);
});

test("deletes old emails, unconfirmed addresses and ended sessions, and keeps the others", async () => {
  const now = Date.now();
  // Rows that are exactly as old as the limit stay, so `forget` gets the same time.
  const ago = sql`${new Date(now).toISOString()}::timestamptz - make_interval(hours => 24 * n)`;
  await query(sql`INSERT INTO mails (recipient, kind, created_at)
    SELECT 'ada@example.org', 'digest-' || n, ${ago} FROM generate_series(5, 9) n`);
  await query(sql`
    INSERT INTO subscriptions (email, target_type, target_id, created_at, confirmed_at)
    SELECT n::text, 'discussion', 1, ${ago}, CASE WHEN n > 4 THEN now() END
    FROM generate_series(1, 6) n`);
  await query(sql`INSERT INTO users (username, password) VALUES ('ana', '')`);
  await query(sql`INSERT INTO sessions (token, user_id, created_at, expires_at)
    SELECT n, id, ${ago}, ${ago} + interval '2 days' FROM users, generate_series(0, 4) n`);

  await forget(now);

  expect(await query(sql`SELECT kind FROM mails ORDER BY id`)).toEqual([
    { kind: "digest-5" },
    { kind: "digest-6" },
    { kind: "digest-7" },
  ]);
  const left = await query(sql`SELECT email FROM subscriptions ORDER BY id`);
  expect(left.map(({ email }) => email)).toEqual(["1", "2", "3", "5", "6"]);
  const age = sql`extract(day FROM ${new Date(now).toISOString()}::timestamptz - `;
  expect(
    await query(sql`SELECT ${age} created_at)::int AS days FROM sessions ORDER BY days`),
  ).toEqual([0, 1, 2].map((days) => ({ days })));
});

test("deletes more rows than fit into one statement", async () => {
  await query(sql`
    INSERT INTO counted_visitors SELECT '2025-01-01'::date, 'likes', n, 'v' FROM generate_series(1, 20001) n`);
  await forget();

  expect(await query(sql`SELECT FROM counted_visitors WHERE day = '2025-01-01'`)).toEqual([]);
});

const day = 86_400_000;
const midnight = Math.ceil((Date.now() + 1) / day) * day;

test("deletes a visitor's code from every column that holds one", async () => {
  const ip = "203.0.113.77";
  for (const { path, page, body } of kinds) {
    await postJson(path, body, newKey(), ip);
    await postForm(page, asForm({ ...body, author: "Form" }), {}, ip);
  }
  const { own } = await (await postJson(kinds[0].path, kinds[0].body, newKey(), ip)).json();
  await postForm(own, { action: "edit", content: "Changed" }, {}, ip);
  await send("/api/discussions/1/view", { method: "POST" }, ip);
  await send("/api/blog/1/like", { method: "POST" }, ip);
  await report({ kind: "discussion", id: 1, reason: "Cruel" }, ip);
  await postForm("/desk", { do: "sign-in", username: "ana", password: "wrong" }, {}, ip);
  await query(sql`INSERT INTO mails (recipient, kind, network)
    SELECT 'ada@example.org', 'confirmation', visitor FROM rate_limits WHERE visitor LIKE 'post:network:%'`);
  const { key } = networkLimit("network", ip, 1);
  const codes = [key.replace(/^.*:/, ""), visitorId(ip)];

  const found = await columnsWith(codes);
  const named = (await columns()).filter(({ name }) => /visitor|network$/.test(name));
  expect(found).toEqual(
    named.filter(({ type }) => type === "text").map(({ table, name }) => `${table}.${name}`),
  );
  expect(found).toHaveLength(7);

  await forget(midnight);
  expect(await columnsWith(codes)).toEqual([]);
});

test("deletes the address of a post that gets no emails after 30 days, or with its subscription", async () => {
  await query(sql`TRUNCATE discussion_replies, subscriptions`);
  const now = Date.now();
  const ago = sql`${new Date(now).toISOString()}::timestamptz - make_interval(days => n)`;
  await query(sql`INSERT INTO discussion_replies (discussion_id, author, email, content, notify, created_at)
    SELECT 1, n::text || notify::text, n::text || notify::text || '@example.org', 'c', notify, ${ago}
    FROM unnest(ARRAY[1, 29, 30, 31]) AS n, unnest(ARRAY[true, false]) AS notify`);
  await query(sql`INSERT INTO subscriptions (email, target_type, target_id, confirmed_at, created_at)
    VALUES ('31TRUE@example.org', 'video', 4, now(), now()), ('1true@example.org', 'video', 4, NULL, now())`);
  await forget(now);

  const kept = await query(
    sql`SELECT author FROM discussion_replies WHERE email <> '' ORDER BY id`,
  );
  expect(kept.map(({ author }) => author).toSorted()).toEqual(
    ["1false", "1true", "29false", "30false", "31true"].toSorted(),
  );
});

test("deletes an address that waits for a moderator longer than it may be unconfirmed", async () => {
  await query(sql`TRUNCATE discussion_replies, subscriptions`);
  await query(sql`INSERT INTO discussion_replies (discussion_id, author, email, content, notify, status, created_at)
    SELECT 1, status || n, 'ada@example.org', 'c', true, status, now() - make_interval(days => n)
    FROM unnest(ARRAY[2, 4]) AS n, unnest(ARRAY['held', 'removed']) AS status`);
  await forget();
  const kept = await query(sql`SELECT author FROM discussion_replies WHERE email <> '' ORDER BY 1`);
  expect(kept.map(({ author }) => author)).toEqual(["held2", "removed2"]);
});

test("deletes an address once no email can come about what it follows", async () => {
  await query(sql`TRUNCATE subscriptions`);
  await query(sql`INSERT INTO discussions (id, title, content, author, email, category, status, deleted_at)
    SELECT 30000 + n, CASE WHEN deleted IS NULL THEN status ELSE '' END, 'c', 'a', '', 'weekly-discussions', status, deleted
    FROM (VALUES (1, 'published', NULL), (2, 'held', NULL), (3, 'removed', NULL), (4, 'published', now()))
      AS d (n, status, deleted)`);
  await query(sql`INSERT INTO subscriptions (email, target_type, target_id, confirmed_at)
    SELECT type || id, type, id, now() FROM (VALUES ('discussion', 30001), ('discussion', 30002),
      ('discussion', 30003), ('discussion', 30004), ('video', 4), ('video', 9999), ('moderator', 1)) AS s (type, id)`);
  await forget();
  const kept = await query(sql`SELECT email FROM subscriptions ORDER BY id`);
  expect(kept.map(({ email }) => email)).toEqual([
    "discussion30001",
    "discussion30002",
    "video4",
    "moderator1",
  ]);
});

test("finds nothing of a person once the times on the privacy page have passed", async () => {
  const person = { author: "Wilhelmina", email: "wil@example.org", content: "My long story" };
  const replied = await postJson(kinds[0].path, { ...kinds[0].body, ...person }, newKey());
  const { id } = await replied.json();
  await report({ kind: "reply", id, reason: "Wilhelmina again" });
  await query(
    sql`UPDATE discussion_replies SET status = 'removed', crisis = true WHERE id = ${id}::int`,
  );
  await query(sql`INSERT INTO moderation_log (username, action, kind, post_id)
    VALUES ('ana', 'remove', 'reply', ${id}::int)`);
  await query(sql`INSERT INTO subscriptions (email, target_type, target_id)
    VALUES ('wil@example.org', 'discussion', 1)`);
  await query(sql`INSERT INTO mails (recipient, kind, network)
    VALUES ('wil@example.org', 'confirmation', 'a code')`);
  await query(sql`INSERT INTO withdrawals (address, about)
    VALUES (${hashOfAddress("wil@example.org")}, 'discussion:1')`);
  const later = Date.now() + 366 * day;
  await forget(later);

  const left = (await allRows(transaction)).join("");
  expect(left).not.toMatch(/Wilhelmina|wil@|My long story|a code/);
  expect(left).not.toContain(hashOfAddress("wil@example.org"));
  expect(await query(sql`SELECT FROM moderation_log WHERE post_id = ${id}::int`)).toEqual([]);
  expect(await query(sql`SELECT crisis FROM discussion_replies WHERE id = ${id}::int`)).toEqual([
    { crisis: false },
  ]);
});

/** Tables whose old rows stay: content, posts until someone deletes them with what is about them, and an unused table. */
const kept = [
  "articles",
  "blog_posts",
  "comments",
  "discussion_replies",
  "discussions",
  "donations",
  "moderation_log",
  "reports",
];

test("deletes old rows of every table whose rows have an age, except those that are kept", async () => {
  await query(sql`TRUNCATE users CASCADE`);
  await query(sql`INSERT INTO users (id, username, password) VALUES (1, 'ana', '')`);
  const byTable = Map.groupBy(await columns(), ({ table }) => table);
  const hasAge = (column: Column) => isTime(column) && column.required;
  const aged = [...byTable].filter(([, all]) => all.some(hasAge));
  for (const [table, all] of aged) await insertOldRow(table, all);

  await forget();

  const left: string[] = [];
  for (const [table] of aged) {
    const rows = await query(
      sql`SELECT FROM ${sql.identifier(table)} t WHERE to_jsonb(t)::text LIKE '%2001-01-01%'`,
    );
    if (rows.length > 0) left.push(table);
  }
  expect(left).toEqual(kept);
});

interface Column {
  table: string;
  name: string;
  type: string;
  /** True if an old row must set the column: it has no default, or it is a time that is never null. */
  required: boolean;
}

const isTime = ({ type }: Column) => /^(date|timestamp)/.test(type);

async function columns(): Promise<Column[]> {
  const rows = await query(sql`
    SELECT table_name AS table, column_name AS name, data_type AS type, is_nullable = 'NO'
      AND (column_default IS NULL OR data_type ~ '^(date|timestamp)') AS required
    FROM information_schema.columns WHERE table_schema = 'public' ORDER BY table_name, column_name`);
  return rows as unknown as Column[];
}

async function columnsWith(codes: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of new Set((await columns()).map((column) => column.table))) {
    const rows = await query(sql`SELECT DISTINCT key AS name
      FROM ${sql.identifier(table)} t, jsonb_each_text(to_jsonb(t))
      WHERE value ~ ${codes.join("|")} ORDER BY key`);
    found.push(...rows.map(({ name }) => `${table}.${name}`));
  }
  return found;
}

async function insertOldRow(table: string, all: Column[]): Promise<void> {
  const required = all.filter(({ required }) => required);
  const names = required.map(({ name }) => sql.identifier(name));
  const values = required.map((column) => {
    if (isTime(column)) return sql`'2001-01-01'`;
    return column.name === "id" ? sql`'900001'` : sql`'1'`;
  });
  await query(sql`INSERT INTO ${sql.identifier(table)} (${sql.join(names, sql`, `)})
    VALUES (${sql.join(values, sql`, `)})`);
}

const count = async (table: string) =>
  (await query(sql`SELECT 1 FROM ${sql.identifier(table)}`)).length;
