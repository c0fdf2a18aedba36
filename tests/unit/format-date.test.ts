import { expect, test } from "vitest";
import { formatDate } from "../../src/lib/format-date.ts";

test.each([
  ["2026-11-21T00:00:00.000Z", "21 November 2026"],
  ["2026-11-21T23:59:59.999Z", "21 November 2026"],
  ["2026-01-01T01:00:00+02:00", "31 December 2025"],
  ["2024-02-29T12:00:00Z", "29 February 2024"],
  ["0999-05-03T12:00:00Z", "3 May 999"],
])("formats %s as %s", (iso, text) => {
  expect(formatDate(iso)).toBe(text);
});
