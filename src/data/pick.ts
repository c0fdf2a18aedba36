// Pure functions on entries of the collections.

/** Whether visitors see the entry; while editing, the creator sees drafts as well. */
export const isShown = ({ draft }: { draft: boolean }, editing: boolean): boolean =>
  editing || !draft;

/** By the number that the creator gave, and by name where it is the same. */
export function inOrder<T extends { order: number; slug: string }>(entries: readonly T[]): T[] {
  return entries.toSorted(
    (one, other) => one.order - other.order || one.slug.localeCompare(other.slug, "en"),
  );
}

export const byId = <T extends { id: number }>(entries: readonly T[]): T[] =>
  entries.toSorted((one, other) => one.id - other.id);

/** The latest first; on one day, the highest id first. */
export function latestFirst<T extends { date: string; id: number }>(entries: readonly T[]): T[] {
  return entries.toSorted((one, other) => other.date.localeCompare(one.date) || other.id - one.id);
}

/** How many entries there are of each of the named kinds, none included. */
export function countBy<Kind extends string>(
  kinds: readonly Kind[],
  entries: readonly { category: Kind }[],
): Record<Kind, number> {
  const counts = kinds.map((kind) => [
    kind,
    entries.filter(({ category }) => category === kind).length,
  ]);
  return Object.fromEntries(counts);
}

/** The number and the word that fits it: `1 discussion`, `2 discussions`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** The latest of the days on which the entries were edited, where any of them says so. */
export const lastEdited = (entries: readonly { updated?: string | undefined }[]) =>
  entries
    .flatMap(({ updated }) => updated ?? [])
    .toSorted()
    .at(-1);
