import { expect, test } from "vitest";
import { isScheduled, scheduledTime } from "../../src/lib/scheduled.ts";

test("schedules a post until its time, whatever the notation", () => {
  const now = Date.parse("2027-05-03T09:00:00Z");
  expect(isScheduled("2027-05-03T09:00:01.000Z", now)).toBe(true);
  expect(isScheduled("2027-05-03T09:00:00Z", now)).toBe(false);
  expect(isScheduled("soon", now)).toBe(false);
  expect(isScheduled(undefined, now)).toBe(false);
});

test("writes the time of a scheduled post in local time", () => {
  expect(scheduledTime(new Date(2027, 4, 3, 9, 5).toISOString())).toBe("3 May 2027, 09:05");
});
