import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { likesOfNetwork } from "../../schemas/limits.ts";
import { database } from "../db/client.ts";
import { blogPosts, discussions, discussionViews, postLikes } from "../db/schema.ts";
import { chargedOnce, type Limit, startOfDay } from "./rate-limit.ts";
import { networkLimits, visitorId } from "./visitor-id.ts";

export interface Counted {
  total: number;
  isNew: boolean;
}

/** Counts once a day per visitor, up to a ceiling for each wider network. The lock makes concurrent totals correct. */
export const likePost = async (id: number, ip: string): Promise<Counted | undefined> =>
  countOnce({
    target: sql`SELECT id, likes AS total FROM ${blogPosts} WHERE published AND id = ${id}::int
      FOR NO KEY UPDATE`,
    counts: postLikes,
    of: sql`post_id`,
    raise: sql`UPDATE ${blogPosts} SET likes = likes + 1`,
    visitor: await visitorId(ip),
    limits: await networkLimits(`like:${id}`, ip, likesOfNetwork),
  });

export const countView = async (id: number, ip: string): Promise<Counted | undefined> =>
  countOnce({
    target: sql`SELECT id, views AS total FROM ${discussions}
      WHERE status = 'published' AND id = ${id}::int`,
    counts: discussionViews,
    of: sql`discussion_id`,
    raise: sql`UPDATE ${discussions} SET views = views + 1`,
    visitor: await visitorId(ip),
    limits: [],
  });

interface Count {
  target: SQL;
  /** The table that records who was counted today, and its column with the id of the counted row. */
  counts: PgTable;
  of: SQL;
  raise: SQL;
  visitor: string;
  limits: Limit[];
}

async function countOnce({ target, counts, of, raise, visitor, limits }: Count) {
  const isNew = sql`EXISTS (SELECT FROM target) AND NOT EXISTS (SELECT FROM seen)`;
  const { rows } = await database().execute<Counted & Record<string, unknown>>(sql`
    WITH today AS (
      SELECT (now() AT TIME ZONE 'UTC')::date AS day
    ), target AS (
      ${target}
    ), seen AS (
      SELECT FROM ${counts} AS c, today, target
      WHERE c.day = today.day AND c.${of} = target.id AND c.visitor = ${visitor}
    ), ${chargedOnce(limits, startOfDay, isNew)}, counted AS (
      INSERT INTO ${counts} (day, ${of}, visitor)
      SELECT today.day, target.id, ${visitor} FROM today, target
      WHERE NOT EXISTS (SELECT FROM over)
      ON CONFLICT DO NOTHING
      RETURNING *
    ), raised AS (
      ${raise} WHERE id IN (SELECT target.id FROM target, counted)
      RETURNING id
    )
    SELECT target.total + (SELECT count(*) FROM raised)::int AS total,
      EXISTS (SELECT FROM counted) AS "isNew"
    FROM target`);
  return rows[0];
}
