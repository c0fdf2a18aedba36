export const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/**
 * Formats a date as `21 November 2026`, and a time as its day: that of the visitor in a browser, otherwise that of UTC.
 * `ui/own-days.ts` changes the day that the server has written. Creating an `Intl.DateTimeFormat` takes 125 ms on a slow
 * phone.
 */
export function formatDate(iso: string): string {
  const date = new Date(iso);
  const isOwn = iso.includes("T") && typeof document !== "undefined";
  return isOwn
    ? `${date.getDate()} ${months[date.getMonth()]} ${date.getFullYear()}`
    : `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}
