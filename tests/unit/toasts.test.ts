import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { $toasts, addToast, dismissToast, toastTimes } from "../../src/stores/toasts.ts";

const titles = () => $toasts.get().map(({ title, open }) => `${title} ${open ? "open" : "closed"}`);

describe("toasts", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    $toasts.set([]);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("show for 5000 ms and stay in the store for 1000000 ms once dismissed", () => {
    expect(toastTimes).toEqual({ shown: 5000, dismissed: 1_000_000 });
  });

  test("replace the previous toast", () => {
    addToast({ title: "First" });
    addToast({ title: "Second", variant: "destructive" });
    expect(titles()).toEqual(["Second open"]);
  });

  test("close at once when dismissed and are removed after 1000000 ms", () => {
    const id = addToast({ title: "Reply Posted" });
    dismissToast(id);
    vi.advanceTimersByTime(999_999);
    expect(titles()).toEqual(["Reply Posted closed"]);
    vi.advanceTimersByTime(1);
    expect(titles()).toEqual([]);
  });

  test("are not removed later if they are dismissed twice", () => {
    const id = addToast({ title: "Reply Posted" });
    dismissToast(id);
    vi.advanceTimersByTime(500_000);
    dismissToast(id);
    vi.advanceTimersByTime(500_000);
    expect(titles()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("stay when an older toast is removed", () => {
    dismissToast(addToast({ title: "First" }));
    addToast({ title: "Second" });
    vi.advanceTimersByTime(1_000_000);
    expect(titles()).toEqual(["Second open"]);
  });

  test("ignore an unknown id", () => {
    addToast({ title: "First" });
    dismissToast(-1);
    expect(titles()).toEqual(["First open"]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
