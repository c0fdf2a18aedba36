/** Returns true for the time of a post that visitors do not see yet. @param time ISO 8601 */
export const isScheduled = (time: unknown, now: number = Date.now()): boolean =>
  Date.parse(String(time)) > now;

/** Returns `3 May 2027, 09:00` in the local time zone. */
export const scheduledTime = (time: string): string =>
  new Date(time).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" });
