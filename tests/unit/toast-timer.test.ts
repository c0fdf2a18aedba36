import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createToastTimer } from "../../src/stores/toast-timer.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("ends once when its time is over", () => {
  const onEnd = vi.fn();
  createToastTimer(5000, onEnd).start();
  vi.advanceTimersByTime(4999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(onEnd).toHaveBeenCalledOnce();
});

test("pauses while anything holds it, then runs for the rest of its time", () => {
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

test("waits if it is started while held, and restarts from the beginning", () => {
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

test("does not end after it is stopped", () => {
  const onEnd = vi.fn();
  const timer = createToastTimer(5000, onEnd);
  timer.start();
  timer.stop();
  timer.hold("focus");
  timer.release("focus");
  vi.advanceTimersByTime(9000);
  expect(onEnd).not.toHaveBeenCalled();
});
