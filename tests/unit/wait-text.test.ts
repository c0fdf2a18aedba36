import { expect, test } from "vitest";
import { countdownText, waitText } from "../../src/lib/time/wait-text.ts";

test.each([
  [1, "1 second"],
  [59, "59 seconds"],
  [61, "2 minutes"],
  [7201, "3 hours"],
  [172_801, "3 days"],
])("rounds %i seconds up to %s", (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});

test.each([
  [59, "59 s"],
  [372, "6 min 12 s"],
])("counts %i seconds down as %s", (seconds, text) => {
  expect(countdownText(seconds)).toBe(text);
});
