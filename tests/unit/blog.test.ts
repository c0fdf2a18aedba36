import { describe, expect, test } from "vitest";
import { inPages, listPath, newestFirst } from "../../src/lib/blog-pagination.ts";
import { paragraphs } from "../../src/lib/paragraphs.ts";

describe("blog pagination", () => {
  test("sorts posts newest first, regardless of id and time format", () => {
    const posts = [
      { id: 9, createdAt: "2025-05-02T09:00:00Z" },
      { id: 1, createdAt: "2025-06-20T09:00:00.000Z" },
      { id: 2, createdAt: "2025-06-20T09:00:00Z" },
    ];
    expect(newestFirst(posts).map(({ id }) => id)).toEqual([2, 1, 9]);
  });

  test("splits posts into pages with a path for each", () => {
    const posts = Array.from({ length: 200 }, (_, at) => at);
    expect(inPages(posts, 20)).toHaveLength(10);
    expect(inPages(posts.slice(0, 41), 20).map((page) => page.length)).toEqual([20, 20, 1]);
    expect(inPages([], 20)).toEqual([[]]);
    expect([1, 2, 10].map(listPath)).toEqual(["/blog", "/blog/page/2", "/blog/page/10"]);
  });
});

test("splits a post into paragraphs at line breaks and drops empty ones", () => {
  expect(paragraphs("One.\n\n  Two <b>.\r\nThree.\n \n")).toEqual(["One.", "Two <b>.", "Three."]);
  expect(paragraphs("")).toEqual([]);
});
