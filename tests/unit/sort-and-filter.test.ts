import { expect, test } from "vitest";
import {
  byId,
  countBy,
  inOrder,
  isShown,
  lastEdited,
  latestFirst,
} from "../../src/collections/queries/sort-and-filter.ts";

test("a draft is shown only to the creator while editing", () => {
  expect(isShown({ draft: true }, false)).toBe(false);
  expect(isShown({ draft: true }, true)).toBe(true);
  expect(isShown({ draft: false }, false)).toBe(true);
});

test("entries stand in the creator's order, and by name where two share a number", () => {
  const entries = [
    { order: 2, slug: "a" },
    { order: 1, slug: "c" },
    { order: 1, slug: "b" },
  ];
  expect(inOrder(entries).map(({ slug }) => slug)).toEqual(["b", "c", "a"]);
});

test("ids count as numbers", () => {
  expect(byId([{ id: 10 }, { id: 9 }])).toEqual([{ id: 9 }, { id: 10 }]);
});

test("the latest interview comes first, and of one day the one added last", () => {
  const entries = [
    { date: "2024-12-31", id: 3 },
    { date: "2025-01-01", id: 1 },
    { date: "2025-01-01", id: 2 },
  ];
  expect(latestFirst(entries).map(({ id }) => id)).toEqual([2, 1, 3]);
});

test("a kind without entries counts zero", () => {
  const entries = [{ category: "a" }, { category: "a" }] as const;
  expect(countBy(["a", "b"], entries)).toEqual({ a: 2, b: 0 });
});

test("a group of entries was last edited when the latest of them was", () => {
  const entries = [
    { updated: "2026-02-09" },
    {},
    { updated: "2026-11-21" },
    { updated: "2025-12-31" },
  ];
  expect(lastEdited(entries)).toBe("2026-11-21");
});

test("nothing is said of entries that do not say when they were edited", () => {
  expect(lastEdited([{}, { updated: undefined }])).toBeUndefined();
  expect(lastEdited([])).toBeUndefined();
});
