import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
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

const count = async (table: string) =>
  (await query(sql`SELECT 1 FROM ${sql.identifier(table)}`)).length;
