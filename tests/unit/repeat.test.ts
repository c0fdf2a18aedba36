import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { repeat } from "../../scripts/dev-server/repeat.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("runs at each interval, even after a failed run, until it is stopped", async () => {
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  let runs = 0;
  const stop = repeat(async () => {
    runs += 1;
    if (runs === 1) throw new Error("The database did not answer");
  }, 1000);

  await vi.advanceTimersByTimeAsync(999);
  expect(runs).toBe(0);
  await vi.advanceTimersByTimeAsync(1001);
  expect(runs).toBe(2);
  expect(errors).toHaveBeenCalledOnce();
  await stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(runs).toBe(2);
  errors.mockRestore();
});

test("waits for the current run when it is stopped", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = repeat(() => promise, 1000);
  await vi.advanceTimersByTimeAsync(1000);

  let stopped = false;
  const end = stop().then(() => {
    stopped = true;
  });
  await vi.advanceTimersByTimeAsync(10);
  expect(stopped).toBe(false);
  resolve();
  await end;
});
