import { sql } from "drizzle-orm";
import { boolean, customType, integer } from "drizzle-orm/pg-core";
import { isoTime } from "../timestamps.ts";

export const id = () => integer().primaryKey().generatedByDefaultAsIdentity();
/** Queries return it as ISO 8601, UTC. */
export const instant = customType<{ data: string }>({
  dataType: () => "timestamp (3) with time zone",
  fromDriver: isoTime,
});
export const moment = () => instant().notNull().default(sql`now()`);

export const sample = () => boolean().notNull().default(false);
