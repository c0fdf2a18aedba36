import { vi } from "vitest";

const tenDays = 10 * 24 * 3_600_000;

// Each process of tests starts its own windows, so that no hour and no day ends in the middle of a test. The first one
// was long ago, as on the site.
vi.mock(import("../../src/lib/input/limits.ts"), async (original) => ({
  ...(await original()),
  windowOrigin: new Date(performance.timeOrigin - tenDays).toISOString() as "epoch",
}));
