import { expect, test } from "vitest";
import { isoDuration } from "../../src/lib/duration.ts";

test.each([
  ["2:13:45", "PT2H13M45S"],
  ["48:30", "PT48M30S"],
  ["1:04:10", "PT1H4M10S"],
  ["0:45", "PT45S"],
  ["1:00:00", "PT1H0S"],
  ["00:05:00", "PT5M0S"],
])("converts %s to %s", (clock, iso) => {
  expect(isoDuration(clock)).toBe(iso);
});
