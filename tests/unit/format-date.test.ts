import { afterEach, expect, test, vi } from "vitest";
import { formatDate } from "../../src/lib/time/format-date.ts";

test.each([
  ["2026-11-21T00:00:00.000Z", "21 November 2026"],
  ["2026-11-21T23:59:59.999Z", "21 November 2026"],
  ["2026-01-01T01:00:00+02:00", "31 December 2025"],
  ["2024-02-29T12:00:00Z", "29 February 2024"],
  ["0999-05-03T12:00:00Z", "3 May 999"],
])("formats %s as %s", (iso, text) => {
  expect(formatDate(iso)).toBe(text);
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test.each([
  ["Pacific/Auckland", "2026-11-21T11:30:00.000Z", "22 November 2026"],
  ["America/Los_Angeles", "2026-12-01T07:30:00.000Z", "30 November 2026"],
  // A date without a time is the same day everywhere.
  ["America/Los_Angeles", "2026-12-01", "1 December 2026"],
])("formats a time in %s as the visitor's own day", (zone, iso, text) => {
  vi.stubEnv("TZ", zone);
  vi.stubGlobal("document", {});
  expect(formatDate(iso)).toBe(text);
});
