interface Times {
  createdAt: Date;
  editedAt: Date | null;
  deletedAt: Date | null;
}

interface Shown {
  /** ISO 8601, UTC, as are the others. */
  createdAt: string;
  editedAt?: string;
  deleted?: true;
}

/** A row as the API answers it: times as text, and those that are empty left out. */
export function shownTimes<Row extends Times>(row: Row): Omit<Row, keyof Times> & Shown {
  const { createdAt, editedAt, deletedAt, ...rest } = row;
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    ...(editedAt && !deletedAt && { editedAt: editedAt.toISOString() }),
    ...(deletedAt && { deleted: true }),
  };
}
