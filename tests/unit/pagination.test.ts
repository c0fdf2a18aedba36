import { expect, test } from "vitest";
import { inPages, listsInPages } from "../../src/collections/queries/pages/pagination.ts";
import { blogPath } from "../../src/lib/posts/entry-paths.ts";

test("splits posts into pages with a path for each", () => {
  const posts = Array.from({ length: 200 }, (_, at) => at);
  expect(inPages(posts, 20)).toHaveLength(10);
  expect(inPages(posts.slice(0, 41), 20).map((page) => page.length)).toEqual([20, 20, 1]);
  expect(inPages([], 20)).toEqual([[]]);
  expect([1, 2, 10].map(blogPath)).toEqual(["/blog", "/blog/page/2", "/blog/page/10"]);
});

test("divides lists so that their first pages share one page", () => {
  const sizes = (lengths: number[]) =>
    listsInPages(
      lengths.map((length) => ({ items: Array(length).fill("card") })),
      { total: 26, size: 24 },
    ).map(({ pages }) => pages.map((page) => page.length));
  expect(sizes([3, 10, 5, 4, 4, 0])).toEqual([[3], [10], [5], [4], [4], [0]]);
  expect(sizes([3, 13, 5, 4, 4])).toEqual([[3], [10, 3], [5], [4], [4]]);
  expect(sizes([500, 500])).toEqual([
    [13, ...Array(20).fill(24), 7],
    [13, ...Array(20).fill(24), 7],
  ]);
  expect(sizes(Array(40).fill(2))).toEqual(Array(40).fill([1, 1]));
});
