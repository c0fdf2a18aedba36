import { type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Badge } from "../../lib/posts/post-types.ts";

/** Converts a timestamp as PostgreSQL writes it to ISO 8601, UTC. */
export const isoTime = (moment: unknown): string => new Date(String(moment)).toISOString();

interface Nullable {
  editedAt: string | null;
  editedBy: Badge | null;
  deletedAt: string | null;
  badge: Badge | null;
}

/** Leaves out null values, and fields that a deleted post does not show. */
export const withoutNulls = <Row extends Nullable>({
  editedAt,
  editedBy,
  deletedAt,
  badge,
  ...rest
}: Row) => ({
  ...rest,
  ...(editedAt && !deletedAt && { editedAt }),
  ...(editedBy && !deletedAt && { editedBy }),
  ...(deletedAt && { deleted: true as const }),
  ...(badge && !deletedAt && { badge }),
});

type Dated = PgTable & Record<"id" | "createdAt", PgColumn>;

/**
 * Condition: older than the row `after`, or equally old with a lower id. False if that row no longer exists.
 * @param after 0 for all
 */
export const olderThan = (table: Dated, after: number): SQL | undefined =>
  after === 0
    ? undefined
    : sql`(${table.createdAt}, ${table.id}) <
        (SELECT last.created_at, last.id FROM ${table} last WHERE last.id = ${after}::int)`;
