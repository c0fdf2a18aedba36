/** A day in local time, such as `2026-11-21`. */
export const localDay = (date: Date): string =>
  [String(date.getFullYear()).padStart(4, "0"), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");

/** The date and time in local time for an input, such as `2026-11-21T14:30`, or empty if invalid. */
export function toLocal(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return "";
  return `${localDay(date)}T${date.toTimeString().slice(0, 5)}`;
}

/** The moment of a local time, in UTC without milliseconds. Other text is returned as it is. */
export function fromLocal(local: string): string {
  const date = new Date(local);
  return Number.isNaN(date.getTime()) ? local : date.toISOString().replace(/\.\d+/, "");
}
