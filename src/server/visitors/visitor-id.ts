import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { confirmDays, errorDays, mailDays, saltDays, signInDays } from "../../schemas/limits.ts";
import { cachedPerDatabase } from "../db/cached.ts";
import { database } from "../db/client.ts";
import {
  discussionViews,
  errors,
  mails,
  postLikes,
  rateLimits,
  reports,
  sessions,
  subscriptions,
  visitorSalts,
} from "../db/schema.ts";

/** A hash of the IP address and a salt that is deleted after its day (UTC). The IP address is neither stored nor logged. */
export async function visitorId(ip: string): Promise<string> {
  return createHash("sha256")
    .update(`${await todaysSalt()} ${network(ip)}`)
    .digest("hex");
}

/** A household has one IPv4 address, but a whole /64 of IPv6 addresses. */
export function network(ip: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(ip)?.[1];
  if (mapped || !isIPv6(ip)) return mapped ?? ip;
  const [head = "", tail] = ip.split("::");
  const before = head ? head.split(":") : [];
  const after = tail ? tail.split(":") : [];
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0");
  const groups = tail === undefined ? before : [...before, ...zeros, ...after];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

const todaysSalt = () => saltOf(new Date().toISOString().slice(0, 10));

// Creates the day's salt, and deletes older salts and everything counted under them. The text of reports stays. As
// this happens once a day, it also deletes other old rows.
const saltOf = cachedPerDatabase(async (day) => {
  const first = sql`${day}::date - ${saltDays - 1}::int`;
  const { rows } = await database().execute<{ salt: string }>(sql`
    WITH forgotten AS (DELETE FROM ${visitorSalts} WHERE day < ${first}),
      passed AS (${forget(rateLimits, sql`window_start < ${first}`)}),
      liked AS (${forget(postLikes, sql`day < ${first}`)}),
      viewed AS (${forget(discussionViews, sql`day < ${first}`)}),
      reported AS (UPDATE ${reports} SET visitor = NULL WHERE day < ${first} AND visitor IS NOT NULL),
      mailed AS (${forget(mails, olderThan(mailDays))}),
      unconfirmed AS (${forget(subscriptions, sql`confirmed_at IS NULL AND ${olderThan(confirmDays)}`)}),
      signed_in AS (${forget(sessions, olderThan(signInDays))}),
      failed AS (${forget(errors, sql`at < now() - make_interval(days => ${errorDays}::int)`)})
    INSERT INTO ${visitorSalts} (day) VALUES (${day}::date)
    ON CONFLICT (day) DO UPDATE SET day = excluded.day
    RETURNING salt`);
  const salt = rows[0]?.salt;
  if (!salt) throw new Error("The database returned no salt");
  return salt;
});

const olderThan = (days: number) => sql`created_at < now() - make_interval(days => ${days}::int)`;

/** Deletes a limited number at a time, so that a busy day does not slow a request. The next one deletes the rest. */
const forget = (table: PgTable, isOver: SQL) => sql`
  DELETE FROM ${table} WHERE ctid IN (SELECT ctid FROM ${table} WHERE ${isOver} LIMIT 20000)`;
