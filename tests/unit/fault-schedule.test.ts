import { expect, test } from "vitest";
import { endlessFaults, faultSchedule, faults } from "../support/faults/fault-schedule.ts";

const schedules = Array.from({ length: 100 }, (_, seed) => faultSchedule(seed));

test("gives the same schedule for the same seed, and another for another", () => {
  expect(schedules.map((_, seed) => faultSchedule(seed))).toEqual(schedules);
  expect(new Set(schedules.map(String)).size).toBeGreaterThan(95);
});

test("contains every fault and also none", () => {
  expect(new Set(schedules.flat())).toEqual(new Set([...faults, "none"]));
});

test("continues with the next schedule on a running server", () => {
  const endless = endlessFaults(7);
  const [first, second] = [7, 8].map(faultSchedule);
  const came = Array.from({ length: 24 }, () => endless.next().value);

  expect(came).toEqual([...(first ?? []), ...(second ?? [])]);
});
