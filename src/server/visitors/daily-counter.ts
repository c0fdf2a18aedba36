import { type SQL, sql } from "drizzle-orm";
import { database } from "../db/client.ts";
import { blogPosts, discussions, discussionViews, postLikes } from "../db/schema.ts";

export interface Counted {
  total: number;
  isNew: boolean;
}

const most = sql`2147483647`;

/**
 * Counts once a day per visitor. The row is locked, so that concurrent likes return correct totals.
 * @param visitor from `visitorId` @returns undefined if no such post is published
 */
export const likePost = (id: number, visitor: string): Promise<Counted | undefined> =>
  countOnce({
    target: sql`SELECT id, likes AS total FROM ${blogPosts} WHERE published AND id = ${id}::int
      FOR NO KEY UPDATE`,
    once: sql`${postLikes} (day, post_id, visitor)`,
    raise: sql`UPDATE ${blogPosts} SET likes = likes + 1 WHERE likes < ${most}`,
    visitor,
  });

/** Counts once a day per visitor. @param visitor from `visitorId` @returns undefined if there is no such discussion */
export const countView = (id: number, visitor: string): Promise<Counted | undefined> =>
  countOnce({
    target: sql`SELECT id, views AS total FROM ${discussions}
      WHERE status = 'published' AND id = ${id}::int`,
    once: sql`${discussionViews} (day, discussion_id, visitor)`,
    raise: sql`UPDATE ${discussions} SET views = views + 1 WHERE views < ${most}`,
    visitor,
  });

interface Count {
  /** Query for the counted row: `id` and `total`. */
  target: SQL;
  /** The table and columns that record who was counted today. */
  once: SQL;
  raise: SQL;
  visitor: string;
}

async function countOnce({ target, once, raise, visitor }: Count): Promise<Counted | undefined> {
  const { rows } = await database().execute<{ total: number; isNew: boolean }>(sql`
    WITH target AS (
      ${target}
    ), counted AS (
      INSERT INTO ${once}
      SELECT (now() AT TIME ZONE 'UTC')::date, target.id, ${visitor} FROM target
      ON CONFLICT DO NOTHING
      RETURNING *
    ), raised AS (
      ${raise} AND id IN (SELECT target.id FROM target, counted)
      RETURNING id
    )
    SELECT target.total + (SELECT count(*) FROM raised)::int AS total,
      EXISTS (SELECT FROM counted) AS "isNew"
    FROM target`);
  return rows[0];
}
