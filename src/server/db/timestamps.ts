import { type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Badge } from "../../lib/posts/post-types.ts";

export const isoTime = (moment: unknown): string => new Date(String(moment)).toISOString();

interface Nullable {
  editedAt: string | null;
  editedBy: Badge | null;
  deletedAt: string | null;
  badge: Badge | null;
}

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
 * False if the row `after` no longer exists.
 * @param after 0 for all rows
 */
export const olderThan = (table: Dated, after: number): SQL | undefined =>
  after === 0
    ? undefined
    : sql`(${table.createdAt}, ${table.id}) <
        (SELECT last.created_at, last.id FROM ${table} last WHERE last.id = ${after}::int)`;
