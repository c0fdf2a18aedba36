import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runStep } from "../../scripts/commands/steps.ts";

let written: string[];

beforeEach(() => {
  written = [];
  vi.useFakeTimers();
  vi.stubEnv("CI", "");
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const outputTo = (isTTY: boolean) => ({
  isTTY,
  write: (text: string) => written.push(text) > 0,
});

const wait = (milliseconds: number) =>
  new Promise<number>((resolve) => setTimeout(resolve, milliseconds, 17));

const build = (milliseconds: number) => ({
  doing: "Building the pages",
  run: () => wait(milliseconds),
  done: (pages: number) => `Built ${pages} pages`,
});

async function runFor(milliseconds: number, isTTY: boolean): Promise<number> {
  const ended = runStep(build(milliseconds), outputTo(isTTY));
  await vi.advanceTimersByTimeAsync(milliseconds);
  return ended;
}

/** The output without control characters. */
const shown = () => written.map((text) => text.replaceAll("\r", "").replaceAll("\x1b[K", ""));

test("prints the result and the duration, and returns the result", async () => {
  expect(await runFor(6120, false)).toBe(17);
  expect(written).toEqual(["Built 17 pages, 6.1 s\n"]);
});

test("shows the elapsed seconds on a terminal, and clears them at the end", async () => {
  await runFor(2500, true);
  expect(shown()).toEqual([
    "Building the pages, 1 s",
    "Building the pages, 2 s",
    "",
    "Built 17 pages, 2.5 s\n",
  ]);
});

test("clears the progress and prints no result when the step fails", async () => {
  const fails = { ...build(0), run: () => wait(1500).then(() => Promise.reject(new Error("No"))) };
  const failed = expect(runStep(fails, outputTo(true))).rejects.toThrow("No");
  await vi.advanceTimersByTimeAsync(5000);
  await failed;
  expect(shown()).toEqual(["Building the pages, 1 s", ""]);
});
