import { describe, expect, test } from "vitest";
import { inPages, listPath, newestFirst } from "../../src/lib/blog-pagination.ts";
import { paragraphs } from "../../src/lib/paragraphs.ts";

describe("the list of posts", () => {
  test("is newest first, whatever their numbers, and whatever way their times are written", () => {
    const posts = [
      { id: 9, createdAt: "2025-05-02T09:00:00Z" },
      { id: 1, createdAt: "2025-06-20T09:00:00.000Z" },
      { id: 2, createdAt: "2025-06-20T09:00:00Z" },
    ];
    expect(newestFirst(posts).map(({ id }) => id)).toEqual([2, 1, 9]);
  });

  test("stands on as many pages as it needs, each with an address", () => {
    const posts = Array.from({ length: 200 }, (_, at) => at);
    expect(inPages(posts, 20)).toHaveLength(10);
    expect(inPages(posts.slice(0, 41), 20).map((page) => page.length)).toEqual([20, 20, 1]);
    expect(inPages([], 20)).toEqual([[]]);
    expect([1, 2, 10].map(listPath)).toEqual(["/blog", "/blog/page/2", "/blog/page/10"]);
  });
});

test("a post is parted at its line breaks, and nothing empty is a paragraph", () => {
  expect(paragraphs("One.\n\n  Two <b>.\r\nThree.\n \n")).toEqual(["One.", "Two <b>.", "Three."]);
  expect(paragraphs("")).toEqual([]);
});
