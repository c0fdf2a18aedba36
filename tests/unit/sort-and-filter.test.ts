import { expect, test } from "vitest";
import { inOrder, latestFirst } from "../../src/collections/queries/sort-and-filter.ts";

test("sorts entries by order, then by name", () => {
  const entries = [
    { order: 2, slug: "a" },
    { order: 1, slug: "c" },
    { order: 1, slug: "b" },
  ];
  expect(inOrder(entries).map(({ slug }) => slug)).toEqual(["b", "c", "a"]);
});

test("sorts interviews newest first, then by id", () => {
  const entries = [
    { date: "2024-12-31", id: 3 },
    { date: "2025-01-01", id: 1 },
    { date: "2025-01-01", id: 2 },
  ];
  expect(latestFirst(entries).map(({ id }) => id)).toEqual([2, 1, 3]);
});
