import { formatDate } from "../../lib/time/format-date.ts";

/**
 * Shows dates in the visitor's time zone, because the server only has the day in UTC. Durations start with a "P", and
 * the time of an edit is shown as a word.
 */
export function showOwnDays() {
  for (const time of document.getElementsByTagName("time"))
    if (/^\d.*T/.test(time.dateTime) && /^\d/.test(time.textContent))
      time.textContent = formatDate(time.dateTime);
}
