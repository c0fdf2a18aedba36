import { vi } from "vitest";

// Each test file starts its own window, so that none ends in the middle of a test.
vi.mock(import("../../src/lib/limits.ts"), async (original) => ({
  ...(await original()),
  windowOrigin: new Date().toISOString() as "epoch",
}));
