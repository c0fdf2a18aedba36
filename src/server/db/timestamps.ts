import { type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Badge } from "../../schemas/post-type.ts";
import type { Reply } from "../../schemas/reply.ts";

/** Converts a timestamp as PostgreSQL writes it to ISO 8601, UTC. */
export const isoTime = (moment: unknown): string => new Date(String(moment)).toISOString();

interface Timestamps {
  createdAt: Date;
  editedAt: Date | null;
  deletedAt: Date | null;
  badge: Badge | null;
}

/** Converts a row's times to ISO 8601, and leaves out what is null. */
export function withTimestamps<Row extends Timestamps>(
  row: Row,
): Omit<Row, keyof Timestamps> & Pick<Reply, "createdAt" | "editedAt" | "deleted" | "badge"> {
  const { createdAt, editedAt, deletedAt, badge, ...rest } = row;
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    ...(editedAt && !deletedAt && { editedAt: editedAt.toISOString() }),
    ...(deletedAt && { deleted: true }),
    ...(badge && !deletedAt && { badge }),
  };
}

type Dated = PgTable & Record<"id" | "createdAt", PgColumn>;

/** Older, or equally old with a lower id. Nothing is if the row `after` no longer exists. @param after 0 for all */
export const olderThan = (table: Dated, after: number): SQL | undefined =>
  after === 0
    ? undefined
    : sql`(${table.createdAt}, ${table.id}) <
        (SELECT last.created_at, last.id FROM ${table} last WHERE last.id = ${after}::int)`;
