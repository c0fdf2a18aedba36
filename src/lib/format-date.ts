const day = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** Formats a date as `21 November 2026`. It uses UTC, so that server and browser agree. */
export const formatDate = (iso: string) => day.format(new Date(iso));
