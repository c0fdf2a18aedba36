import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { $toast, addToast, dismissToast, toastTimes } from "../../src/stores/toasts.ts";

const shown = () => {
  const { title, open } = $toast.get() ?? {};
  return [title, open];
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("shows a toast for 5000 ms", () => {
  expect(toastTimes.shown).toBe(5000);
});

test("closes a toast when it is dismissed, and removes it 1000000 ms after that", () => {
  addToast({ title: "Reply Posted" });
  dismissToast();
  vi.advanceTimersByTime(500_000);
  dismissToast();
  vi.advanceTimersByTime(499_999);
  expect(shown()).toEqual(["Reply Posted", false]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([undefined, undefined]);
  expect(vi.getTimerCount()).toBe(0);
});

test("keeps a newer toast when an older one is removed", () => {
  addToast({ title: "First" });
  dismissToast();
  addToast({ title: "Second" });
  vi.advanceTimersByTime(1_000_000);
  expect(shown()).toEqual(["Second", true]);
});
