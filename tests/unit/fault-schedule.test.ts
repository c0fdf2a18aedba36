import { expect, test } from "vitest";
import { endlessFaults, faultSchedule, faults } from "../support/faults/fault-schedule.ts";

const schedules = Array.from({ length: 100 }, (_, seed) => faultSchedule(seed));

test("the same seed gives the same schedule, and another seed another", () => {
  expect(schedules.map((_, seed) => faultSchedule(seed))).toEqual(schedules);
  expect(new Set(schedules.map(String)).size).toBeGreaterThan(95);
});

test("every fault comes, and so does nothing at all", () => {
  expect(new Set(schedules.flat())).toEqual(new Set([...faults, "none"]));
});

test("a server that runs on goes through schedule after schedule", () => {
  const endless = endlessFaults(7);
  const [first, second] = [7, 8].map(faultSchedule);
  const came = Array.from({ length: 24 }, () => endless.next().value);

  expect(came).toEqual([...(first ?? []), ...(second ?? [])]);
});
