import { expect, test } from "vitest";
import { evenColumns, isAlone } from "../../src/lib/even-columns.ts";

const columns = { two: 2, three: 3, four: 4 };

test("never leaves one card alone in the last row of a wide screen", () => {
  for (const count of [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16])
    expect(count % columns[evenColumns(count)], `${count} cards`).not.toBe(1);
});

test("puts four cards in one row, and ten in rows of four", () => {
  expect(evenColumns(4)).toBe("four");
  expect(evenColumns(10)).toBe("four");
  expect(evenColumns(3)).toBe("three");
});

test("finds the card that two columns leave alone", () => {
  expect([0, 1, 2].map((at) => isAlone(at, 3))).toEqual([false, false, true]);
  expect([0, 1].map((at) => isAlone(at, 2))).toEqual([false, false]);
});
