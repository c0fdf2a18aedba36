import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "../../src/server/db/client.ts";
import { send, startSite } from "../support/site.ts";

startSite();

test("what was counted under the salts of the days before goes with them, and today's stays", async () => {
  const db = database();
  await db.execute(sql`INSERT INTO visitor_salts (day) VALUES ('2025-01-01')`);
  await db.execute(sql`INSERT INTO rate_limits VALUES ('v', '2025-01-01T10:00Z', 1)`);
  for (const table of [sql`discussion_views`, sql`post_likes`])
    await db.execute(sql`
      INSERT INTO ${table} SELECT day::date, n, 'v'
      FROM unnest(ARRAY['2025-01-01'::date, (now() AT TIME ZONE 'UTC')::date]) AS day,
        generate_series(1, 100) AS n`);
  await db.execute(sql`
    INSERT INTO reports (day, kind, post_id, visitor, reason) VALUES ('2025-01-01', 'reply', 1, 'v', 'Cruel')`);

  await send("/api/discussions/1/view", { method: "POST" });

  expect(await rows("visitor_salts")).toBe(1);
  expect(await rows("rate_limits")).toBe(0);
  expect(await rows("post_likes")).toBe(100);
  expect(await rows("discussion_views")).toBe(101);
  const { rows: kept } = await db.execute(sql`SELECT visitor, reason FROM reports`);
  expect(kept).toEqual([{ visitor: null, reason: "Cruel" }]);
});

async function rows(table: string): Promise<number> {
  const { rows } = await database().execute(sql`SELECT 1 FROM ${sql.identifier(table)}`);
  return rows.length;
}
