/** Converts a timestamp as PostgreSQL writes it to ISO 8601, UTC. */
export const isoTime = (moment: unknown): string => new Date(String(moment)).toISOString();

interface Timestamps {
  createdAt: Date;
  editedAt: Date | null;
  deletedAt: Date | null;
}

interface TimestampFields {
  createdAt: string;
  editedAt?: string;
  deleted?: true;
}

/** Converts a row's times to ISO 8601 and leaves out those that are null. */
export function withTimestamps<Row extends Timestamps>(
  row: Row,
): Omit<Row, keyof Timestamps> & TimestampFields {
  const { createdAt, editedAt, deletedAt, ...rest } = row;
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    ...(editedAt && !deletedAt && { editedAt: editedAt.toISOString() }),
    ...(deletedAt && { deleted: true }),
  };
}
