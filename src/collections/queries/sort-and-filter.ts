// Pure functions on entries of the collections.

/** Returns true for published entries; while editing, also for drafts. */
export const isShown = ({ draft }: { draft: boolean }, editing: boolean): boolean =>
  editing || !draft;

/** Sorts by `order`, then by name. */
export function inOrder<T extends { order: number; slug: string }>(entries: readonly T[]): T[] {
  return entries.toSorted(
    (one, other) => one.order - other.order || one.slug.localeCompare(other.slug, "en"),
  );
}

export const byId = <T extends { id: number }>(entries: readonly T[]): T[] =>
  entries.toSorted((one, other) => one.id - other.id);

/** Sorts by date, newest first; on the same day, the highest id first. */
export function latestFirst<T extends { date: string; id: number }>(entries: readonly T[]): T[] {
  return entries.toSorted((one, other) => other.date.localeCompare(one.date) || other.id - one.id);
}

/** The number of entries of each category, including 0. */
export function countBy<Category extends string>(
  categories: readonly Category[],
  entries: readonly { category: Category }[],
): Record<Category, number> {
  const counts = categories.map((name) => [
    name,
    entries.filter(({ category }) => category === name).length,
  ]);
  return Object.fromEntries(counts);
}

/** The newest `updated` date of the entries; undefined if none has one. */
export const lastEdited = (entries: readonly { updated?: string | undefined }[]) =>
  entries
    .flatMap(({ updated }) => updated ?? [])
    .toSorted()
    .at(-1);
