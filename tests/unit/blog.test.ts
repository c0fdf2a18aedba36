import { expect, test } from "vitest";
import { inPages, listPath } from "../../src/lib/blog-pagination.ts";

test("splits posts into pages with a path for each", () => {
  const posts = Array.from({ length: 200 }, (_, at) => at);
  expect(inPages(posts, 20)).toHaveLength(10);
  expect(inPages(posts.slice(0, 41), 20).map((page) => page.length)).toEqual([20, 20, 1]);
  expect(inPages([], 20)).toEqual([[]]);
  expect([1, 2, 10].map(listPath)).toEqual(["/blog", "/blog/page/2", "/blog/page/10"]);
});
