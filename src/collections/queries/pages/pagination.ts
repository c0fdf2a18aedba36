/** An empty list becomes one empty page. */
export const inPages = <Entry>(entries: readonly Entry[], size: number): Entry[][] =>
  Array.from({ length: Math.ceil(entries.length / size) || 1 }, (_, index) =>
    entries.slice(index * size, (index + 1) * size),
  );

/** The first pages share a page with `total` items at most. Further pages have `size` items. */
export function listsInPages<Item, List extends object>(
  lists: readonly (List & { items: Item[] })[],
  { total, size }: { total: number; size: number },
): (List & { items: Item[]; pages: Item[][] })[] {
  const shown = (each: number) =>
    lists.reduce((sum, { items }) => sum + Math.min(items.length, each), 0);
  let each = total;
  while (each > 1 && shown(each) > total) each -= 1;
  return lists.map((list) => {
    const rest = list.items.slice(each);
    const further = rest.length > 0 ? inPages(rest, size) : [];
    return { ...list, pages: [list.items.slice(0, each), ...further] };
  });
}
