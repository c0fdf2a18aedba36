import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { query, send, startSite } from "../support/site.ts";

startSite();

const counts = async () =>
  (await query(sql`SELECT replies FROM discussions WHERE id < 3 ORDER BY id`)).map(
    (row) => row["replies"],
  );
const set = (change: string, ids: string) =>
  query(sql.raw(`UPDATE discussion_replies SET ${change} WHERE id IN (${ids})`));

test("counts only published replies, whatever happens to them", async () => {
  await query(sql`
    INSERT INTO discussion_replies (id, discussion_id, author, email, content, status)
    SELECT 100 + n, 1 + n % 2, 'a', 'e', 'c', CASE WHEN n > 6 THEN 'held' ELSE 'published' END
    FROM generate_series(1, 8) AS n`);
  expect(await counts()).toEqual([3, 3]);

  await set("status = 'published'", "107, 108");
  expect(await counts()).toEqual([4, 4]);
  await set("status = 'removed'", "101, 102, 103");
  expect(await counts()).toEqual([3, 2]);
  await set("status = 'removed', reports = 4", "101, 102, 103");
  expect(await counts()).toEqual([3, 2]);
  await set("status = 'published'", "102");
  expect(await counts()).toEqual([4, 2]);
  await set("deleted_at = now()", "102, 104, 103");
  expect(await counts()).toEqual([2, 2]);
  await set("discussion_id = 2", "106");
  expect(await counts()).toEqual([1, 3]);
  await query(sql`DELETE FROM discussion_replies WHERE id > 100`);
  expect(await counts()).toEqual([0, 0]);
});

test("deletes the replies with their discussion", async () => {
  await query(sql`INSERT INTO discussion_replies (discussion_id, author, email, content)
    VALUES (3, 'a', 'e', 'c')`);
  await query(sql`DELETE FROM discussions WHERE id = 3`);

  expect((await send("/api/discussions/3")).status).toBe(404);
  expect(await query(sql`SELECT id FROM discussion_replies`)).toEqual([]);
});
