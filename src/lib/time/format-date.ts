const months = [
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
 * A time is in the visitor's zone in a browser, otherwise in UTC, which `ui/own-days.ts` corrects.
 * `Intl.DateTimeFormat` would take 125 ms on a slow phone.
 */
export function formatDate(iso: string): string {
  const date = new Date(iso);
  const isOwn = iso.includes("T") && typeof document !== "undefined";
  return isOwn
    ? `${date.getDate()} ${months[date.getMonth()]} ${date.getFullYear()}`
    : `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}
