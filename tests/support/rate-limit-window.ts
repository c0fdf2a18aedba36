import { vi } from "vitest";

// Each process of tests starts its own windows, so that no hour and no day ends in the middle of a test.
vi.mock(import("../../src/lib/limits.ts"), async (original) => ({
  ...(await original()),
  windowOrigin: new Date(performance.timeOrigin).toISOString() as "epoch",
}));
