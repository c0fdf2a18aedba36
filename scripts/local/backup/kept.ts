import { exported } from "../../../src/server/transfer.ts";

/** What a backup holds, parents before children: all that the site needs to be the same again. */
export const kept = ["secrets", ...exported] as const;

/**
 * What no backup holds. A visitor's hash would outlive its day in one, against what the privacy page
 * says; and whoever sits at the desk signs in again.
 */
export const leftOut = [
  "visitor_salts",
  "rate_limits",
  "post_likes",
  "discussion_views",
  "sessions",
] as const;

export type Kept = (typeof kept)[number];

/** The column that a table's rows are ordered by. */
export const keyOf = (table: Kept): string => (table === "secrets" ? "name" : "id");

/** A name, or a text, as SQL writes it. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
