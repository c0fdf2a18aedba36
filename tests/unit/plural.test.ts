import { expect, test } from "vitest";
import { plural } from "../../src/lib/plural.ts";

test("uses the singular only for one", () => {
  expect([0, 1, 2].map((count) => plural(count, "like"))).toEqual(["0 likes", "1 like", "2 likes"]);
});

test("accepts an irregular plural", () => {
  expect(plural(2, "entry", "entries")).toBe("2 entries");
});
