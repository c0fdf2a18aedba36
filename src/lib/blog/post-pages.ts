/** The posts, newest first; of those from one moment, the highest number first. */
export const newestFirst = <Post extends { id: number; createdAt: string }>(
  posts: readonly Post[],
): Post[] =>
  posts.toSorted(
    (one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt) || other.id - one.id,
  );

/** A list page by page; the first page is there also where there is nothing. */
export const inPages = <Entry>(entries: readonly Entry[], size: number): Entry[][] =>
  Array.from({ length: Math.ceil(entries.length / size) || 1 }, (_, at) =>
    entries.slice(at * size, (at + 1) * size),
  );

/** The path of a page of the list; the first is number 1. */
export const listPath = (page: number): string => (page === 1 ? "/blog" : `/blog/page/${page}`);
