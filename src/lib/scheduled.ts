/** Returns true for a post that visitors do not see yet. @param createdAt ISO 8601 */
export const isScheduled = (
  { createdAt }: { createdAt?: unknown },
  now: number = Date.now(),
): boolean => Date.parse(String(createdAt)) > now;

/** Returns `3 May 2027, 09:00` in the local time zone. */
export const scheduledTime = (createdAt: string): string =>
  new Date(createdAt).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" });
