import { vi } from "vitest";

// Otherwise a window may end in the midst of a test, which then counts anew: each file has its own.
vi.mock(import("../../src/schemas/limits.ts"), async (original) => ({
  ...(await original()),
  windowOrigin: new Date().toISOString() as "epoch",
}));
