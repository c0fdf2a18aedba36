import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createToastTimer } from "../../src/stores/toast-timer.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("ends once, when its time has passed", () => {
  const onEnd = vi.fn();
  createToastTimer(5000, onEnd).start();
  vi.advanceTimersByTime(4999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(onEnd).toHaveBeenCalledOnce();
});

test("no time passes while anything holds it, and then only what was left", () => {
  const onEnd = vi.fn();
  const timer = createToastTimer(5000, onEnd);
  timer.start();
  vi.advanceTimersByTime(3000);
  timer.hold("pointer");
  timer.hold("focus");
  timer.release("pointer");
  vi.advanceTimersByTime(60_000);
  timer.release("focus");
  vi.advanceTimersByTime(1999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledOnce();
});

test("one that starts while it is held waits, and one that starts anew starts from the beginning", () => {
  const onEnd = vi.fn();
  const timer = createToastTimer(5000, onEnd);
  timer.hold("window");
  timer.start();
  vi.advanceTimersByTime(9000);
  timer.release("window");
  vi.advanceTimersByTime(4000);
  timer.start();
  vi.advanceTimersByTime(4999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledOnce();
});

test("one that is stopped does not end", () => {
  const onEnd = vi.fn();
  const timer = createToastTimer(5000, onEnd);
  timer.start();
  timer.stop();
  timer.hold("focus");
  timer.release("focus");
  vi.advanceTimersByTime(9000);
  expect(onEnd).not.toHaveBeenCalled();
});
