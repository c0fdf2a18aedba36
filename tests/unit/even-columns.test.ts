import { expect, test } from "vitest";
import { aloneClass, evenColumns } from "../../src/lib/even-columns.ts";

const columns = { two: 2, three: 3, four: 4 };
const lastOf = (count: number) => aloneClass(count - 1, count);

test("never leaves one card alone in the last row of a wide screen, or lets it fill the row", () => {
  for (let count = 2; count <= 60; count++) {
    const isAlone = count % columns[evenColumns(count)] === 1;
    expect(lastOf(count) === "alone", `${count} cards`).toBe(isAlone);
  }
  expect([13, 25, 37].map(lastOf)).toEqual(["alone", "alone", "alone"]);
});

test("puts four cards in one row, and ten in rows of four", () => {
  expect(evenColumns(4)).toBe("four");
  expect(evenColumns(10)).toBe("four");
  expect(evenColumns(3)).toBe("three");
  expect(evenColumns(1)).toBe("two");
});

test("finds the card that is alone in the last row of two columns", () => {
  expect([0, 1, 2].map((at) => aloneClass(at, 3))).toEqual([
    undefined,
    undefined,
    "alone on-narrow",
  ]);
  expect([0, 1].map((at) => aloneClass(at, 2))).toEqual([undefined, undefined]);
});

test("does not stretch a single card", () => {
  expect(aloneClass(0, 1)).toBeUndefined();
});
