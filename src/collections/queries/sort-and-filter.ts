/** Returns true for published entries, and in development also for drafts. */
export const isShown = ({ draft }: { draft: boolean }, isDevelopment: boolean): boolean =>
  isDevelopment || !draft;

export const withoutExamples = <T extends { sample: boolean }>(entries: readonly T[]): T[] =>
  entries.filter(({ sample }) => !sample);

export function inOrder<T extends { order: number; slug: string }>(entries: readonly T[]): T[] {
  return entries.toSorted(
    (one, other) => one.order - other.order || one.slug.localeCompare(other.slug, "en"),
  );
}

export const byName = <T extends { slug: string }>(entries: readonly T[]): T[] =>
  entries.toSorted((one, other) => one.slug.localeCompare(other.slug, "en", { numeric: true }));

export const byId = <T extends { id: number }>(entries: readonly T[]): T[] =>
  entries.toSorted((one, other) => one.id - other.id);

export function latestFirst<T extends { date: string; id: number }>(entries: readonly T[]): T[] {
  return entries.toSorted((one, other) => other.date.localeCompare(one.date) || other.id - one.id);
}

/** The newest `updated` date of the entries; undefined if none has one. */
export const lastEdited = (entries: readonly { updated?: string | undefined }[]) =>
  entries
    .flatMap(({ updated }) => updated ?? [])
    .toSorted()
    .at(-1);
