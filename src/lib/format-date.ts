const day = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** A point in time as people read a date: `21 November 2026`. In UTC, so that server and browser agree. */
export const formatDate = (iso: string) => day.format(new Date(iso));
