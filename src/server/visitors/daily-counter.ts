import { type SQL, sql } from "drizzle-orm";
import { database } from "../db/client.ts";
import { blogPosts, discussions, discussionViews, postLikes } from "../db/schema.ts";

/** What a count stands at, and whether this visitor has just raised it. */
export interface Counted {
  total: number;
  isNew: boolean;
}

/** The largest number that the column of a count holds. */
const most = sql`2147483647`;

/**
 * Counts a visitor's like of a post, once a day. The post is held meanwhile, so that the total is
 * true also where several like it at once.
 * @param visitor from `visitorOf`
 * @returns undefined where no such post is published
 */
export const likePost = (id: number, visitor: string): Promise<Counted | undefined> =>
  countOnce({
    target: sql`SELECT id, likes AS total FROM ${blogPosts} WHERE published AND id = ${id}::int
      FOR NO KEY UPDATE`,
    once: sql`${postLikes} (day, post_id, visitor)`,
    raise: sql`UPDATE ${blogPosts} SET likes = likes + 1 WHERE likes < ${most}`,
    visitor,
  });

/**
 * Counts a visitor's view of a discussion, once a day.
 * @param visitor from `visitorOf`
 * @returns undefined where there is no such discussion
 */
export const countView = (id: number, visitor: string): Promise<Counted | undefined> =>
  countOnce({
    target: sql`SELECT id, views AS total FROM ${discussions}
      WHERE status = 'published' AND id = ${id}::int`,
    once: sql`${discussionViews} (day, discussion_id, visitor)`,
    raise: sql`UPDATE ${discussions} SET views = views + 1 WHERE views < ${most}`,
    visitor,
  });

interface Count {
  /** A query for what is counted: its id and its total. */
  target: SQL;
  /** The table, with its columns, of who has counted today. */
  once: SQL;
  raise: SQL;
  visitor: string;
}

/** One statement, which may run twice: the second time it changes nothing. */
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
      EXISTS (SELECT FROM raised) AS "isNew"
    FROM target`);
  return rows[0];
}
