import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { newerFeatures, oldestBrowsers } from "../support/newer-features.ts";

test.each([
  ["list.sort()", []],
  ["a ??= b?.c; class A { #d = 1 }", []],
  ["list.toSorted()", [".toSorted("]],
  ["Object.groupBy(list, one)", ["Object.groupBy"]],
  ["class List { toSorted(a){} }; list.toSorted(a)", []],
  ["using file = open()", ["newer syntax"]],
  ["/a/v.test(b)", ["newer syntax"]],
])("finds what is newer than the supported browsers in %s", async (script, found) => {
  expect(await newerFeatures(script)).toEqual(found);
});

test("names the oldest browsers in the README", () => {
  const { chrome, firefox, safari } = oldestBrowsers;
  expect(readFileSync("README.md", "utf8")).toContain(
    `Chrome and Edge ${chrome}, Firefox ${firefox} and Safari ${safari}`,
  );
});
