import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { database } from "../db/client.ts";
import { chargedOnce, type Limit, startOfDay } from "./rate-limit.ts";

export interface Counted {
  total: number;
  isNew: boolean;
}

interface Count {
  /** The row to count, with its `id` and `total`. A lock on it makes concurrent totals correct. */
  target: SQL;
  /** The table that records who was counted today, and its column with the id of the counted row. */
  counts: PgTable;
  of: SQL;
  /** Adds one to the total. */
  raise: SQL;
  visitor: string;
  /** The ceilings of the visitor's networks. */
  limits: Limit[];
}

/** Counts once a day (UTC) for each visitor. @returns undefined if there is no such row */
export async function countOnce(count: Count): Promise<Counted | undefined> {
  const { target, counts, of, raise, visitor, limits } = count;
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
