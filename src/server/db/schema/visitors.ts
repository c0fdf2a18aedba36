import { date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** Posts of a visitor in a ten-minute window. `visitor` is a code of the day, not an IP address. */
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

// Visitors counted on each day (UTC). The day comes first in the keys, because old days are deleted together.

export const postLikes = pgTable(
  "post_likes",
  { day: date().notNull(), postId: integer().notNull(), visitor: text().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.postId, table.visitor] })],
);

export const discussionViews = pgTable(
  "discussion_views",
  { day: date().notNull(), discussionId: integer().notNull(), visitor: text().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.discussionId, table.visitor] })],
);
