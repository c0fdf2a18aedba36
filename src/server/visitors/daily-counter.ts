import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { database } from "../db/client.ts";
import { hasRow, part, withParts } from "../db/part.ts";
import { today } from "./rate-limit.ts";

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
  raise: SQL;
  visitor: string;
}

/** Counts once a day (UTC) for each visitor. @returns undefined if there is no such row */
export async function countOnce(count: Count): Promise<Counted | undefined> {
  const { counts, of, raise, visitor } = count;
  const target = part("target", ["id", "total"], count.target);
  const counted = part(
    "counted",
    [],
    sql`INSERT INTO ${counts} (day, ${of}, visitor)
    SELECT ${today.day}, ${target.id}, ${visitor} FROM ${today}, ${target}
    ON CONFLICT DO NOTHING
    RETURNING *`,
  );
  const raised = part(
    "raised",
    [],
    sql`${raise} WHERE id IN (SELECT ${target.id} FROM ${target}, ${counted}) RETURNING id`,
  );
  const result = sql`
    SELECT ${target.total} + (SELECT count(*) FROM ${raised})::int AS total,
      ${hasRow(counted)} AS "isNew"
    FROM ${target}`;
  const { rows } = await database().execute<Counted & Record<string, unknown>>(
    withParts([today, target, counted, raised], result),
  );
  return rows[0];
}
