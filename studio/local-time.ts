export const localDay = (date: Date): string =>
  [String(date.getFullYear()).padStart(4, "0"), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");

/** For an input, such as `2026-11-21T14:30`; empty if invalid. */
export function toLocal(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return "";
  return `${localDay(date)}T${date.toTimeString().slice(0, 5)}`;
}

/** In UTC without milliseconds. Other text is returned as it is. */
export function fromLocal(local: string): string {
  const date = new Date(local);
  return Number.isNaN(date.getTime()) ? local : date.toISOString().replace(/\.\d+/, "");
}
