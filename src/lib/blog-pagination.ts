/** Splits a list into pages. An empty list becomes one empty page. */
export const inPages = <Entry>(entries: readonly Entry[], size: number): Entry[][] =>
  Array.from({ length: Math.ceil(entries.length / size) || 1 }, (_, index) =>
    entries.slice(index * size, (index + 1) * size),
  );

/** Returns the path of a page of the blog, counted from 1. */
export const listPath = (page: number): string => (page === 1 ? "/blog" : `/blog/page/${page}`);
