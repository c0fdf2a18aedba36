import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { query, send, startSite } from "../support/site.ts";

startSite();

test("deletes old salts with everything counted under them, and keeps today's", async () => {
  await query(sql`INSERT INTO visitor_salts (day) VALUES ('2025-01-01')`);
  await query(sql`INSERT INTO rate_limits VALUES ('v', '2025-01-01T10:00Z', 1)`);
  for (const table of [sql`discussion_views`, sql`post_likes`])
    await query(sql`
      INSERT INTO ${table} SELECT day::date, n, 'v'
      FROM unnest(ARRAY['2025-01-01'::date, (now() AT TIME ZONE 'UTC')::date]) AS day,
        generate_series(1, 100) AS n`);
  await query(sql`
    INSERT INTO reports (day, kind, post_id, visitor, reason) VALUES ('2025-01-01', 'reply', 1, 'v', 'Cruel')`);

  await send("/api/discussions/1/view", { method: "POST" });

  expect(await count("visitor_salts")).toBe(1);
  expect(await count("rate_limits")).toBe(0);
  expect(await count("post_likes")).toBe(100);
  expect(await count("discussion_views")).toBe(101);
  const reports = await query(sql`SELECT visitor, reason FROM reports`);
  expect(reports).toEqual([{ visitor: null, reason: "Cruel" }]);
});

test("deletes old mails, unconfirmed addresses and errors, and keeps the others", async () => {
  await query(sql`DELETE FROM visitor_salts`);
  await query(sql`INSERT INTO mails (recipient, kind, created_at)
    SELECT 'ada@example.org', 'digest-' || n, now() - make_interval(days => n) FROM generate_series(5, 9) n`);
  await query(sql`
    INSERT INTO subscriptions (email, target_type, target_id, created_at, confirmed_at)
    SELECT 'ada@example.org', 'discussion', n, now() - make_interval(days => n),
      CASE WHEN n > 4 THEN now() END FROM generate_series(1, 6) n`);
  await query(sql`INSERT INTO errors (at, route, request_id)
    SELECT now() - make_interval(days => n), '/', '' FROM generate_series(28, 32) n`);
  await query(sql`INSERT INTO users (username, password) VALUES ('ana', '')`);
  await query(sql`INSERT INTO sessions (token, user_id, browser, created_at, expires_at)
    SELECT n, id, '', now() - make_interval(days => n), now() FROM users, generate_series(88, 92) n`);

  // The salt is cached for each day.
  vi.useFakeTimers({ now: Date.now() + 86_400_000, toFake: ["Date"] });
  await send("/api/discussions/1/view", { method: "POST" });
  vi.useRealTimers();

  expect(await query(sql`SELECT kind FROM mails ORDER BY id`)).toEqual([
    { kind: "digest-5" },
    { kind: "digest-6" },
  ]);
  const left = await query(sql`SELECT target_id AS n FROM subscriptions ORDER BY id`);
  expect(left.map(({ n }) => n)).toEqual([1, 2, 5, 6]);
  expect(await count("errors")).toBe(2);
  expect(await count("sessions")).toBe(2);
});

const count = async (table: string) =>
  (await query(sql`SELECT 1 FROM ${sql.identifier(table)}`)).length;
