import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "../../src/server/db/client.ts";
import { send, startSite } from "../support/site.ts";

startSite();

const db = () => database();
const counts = async () => {
  const { rows } = await db().execute(
    sql`SELECT replies FROM discussions WHERE id < 3 ORDER BY id`,
  );
  return rows.map(({ replies }) => replies);
};
const set = (change: string, ids: string) =>
  db().execute(sql.raw(`UPDATE discussion_replies SET ${change} WHERE id IN (${ids})`));

test("the count of replies is that of the published ones, whatever happens to them", async () => {
  await db().execute(sql`
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
  await db().execute(sql`DELETE FROM discussion_replies WHERE id > 100`);
  expect(await counts()).toEqual([0, 0]);
});

test("a discussion that goes takes its replies along", async () => {
  await db().execute(sql`INSERT INTO discussion_replies (discussion_id, author, email, content)
    VALUES (3, 'a', 'e', 'c')`);
  await db().execute(sql`DELETE FROM discussions WHERE id = 3`);

  expect((await send("/api/discussions/3")).status).toBe(404);
  expect((await db().execute(sql`SELECT id FROM discussion_replies`)).rows).toEqual([]);
});
