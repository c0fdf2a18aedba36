/** One page of a list. */
export interface Page<Entry> {
  entries: Entry[];
  /** The id after which the next page starts; undefined on the last. */
  next: number | undefined;
}

/** A page out of its entries and, where another page follows, one more. */
export function pageOf<Entry extends { id: number }>(found: Entry[], size: number): Page<Entry> {
  const entries = found.slice(0, size);
  return { entries, next: found.length > size ? entries.at(-1)?.id : undefined };
}
