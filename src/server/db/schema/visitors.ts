import { date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** `visitor` is a code of the day with what it counts, not an IP address. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    visitor: text().notNull(),
    windowStart: instant().notNull(),
    used: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.visitor, table.windowStart] }),
    index("rate_limits_window").on(table.windowStart),
  ],
);

/** The day (UTC) comes first in the key, because old days are deleted together. */
export const countedVisitors = pgTable(
  "counted_visitors",
  {
    day: date().notNull(),
    /** Such as `likes`. */
    counter: text().notNull(),
    /** The id of a post or discussion. */
    name: text().notNull(),
    visitor: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.counter, table.name, table.visitor] })],
);
