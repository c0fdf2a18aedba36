import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { confirmDays, mailDays, saltDays, stoppedDays } from "../../lib/limits.ts";
import { database } from "../db/client.ts";
import {
  comments,
  discussionReplies,
  discussions,
  discussionViews,
  mails,
  postLikes,
  rateLimits,
  reports,
  sessions,
  stoppedMails,
  subscriptions,
  visitorSalts,
} from "../db/schema.ts";

/** Maximum number of rows per statement, so that none times out after a busy day. */
const batch = 20_000;

/**
 * Deletes the salts of earlier days (UTC), every hash made with them, and all other expired rows. A scheduled function
 * and `npm start` call it. Safe to run twice, and at any time.
 * @param now milliseconds
 */
export async function forget(now = Date.now()): Promise<void> {
  const timeBefore = (days: number) => new Date(now - days * 86_400_000).toISOString();
  const firstDay = sql`${timeBefore(saltDays - 1).slice(0, 10)}::date`;
  const before = (days: number) => sql`${timeBefore(days)}::timestamptz`;

  // The salts are deleted first, because a hash cannot be traced back to an IP address without its salt.
  await remove(visitorSalts, sql`day < ${firstDay}`);
  await remove(rateLimits, sql`window_start < ${firstDay}::timestamp AT TIME ZONE 'UTC'`);
  await remove(postLikes, sql`day < ${firstDay}`);
  await remove(discussionViews, sql`day < ${firstDay}`);
  // The text of a report stays, for the moderators.
  await change(reports, sql`day < ${firstDay} AND visitor IS NOT NULL`, sql`visitor = NULL`);
  for (const posts of [discussions, discussionReplies, comments])
    await change(
      posts,
      sql`visitor IS NOT NULL AND created_at < ${firstDay}::timestamp AT TIME ZONE 'UTC'`,
      sql`visitor = NULL`,
    );
  await remove(mails, sql`created_at < ${before(mailDays)}`);
  await remove(subscriptions, sql`confirmed_at IS NULL AND created_at < ${before(confirmDays)}`);
  // An address that has declined confirmation emails (`about` is empty) is never asked again.
  await remove(stoppedMails, sql`about <> '' AND created_at < ${before(stoppedDays)}`);
  await remove(sessions, sql`expires_at < ${before(0)}`);
}

const remove = (table: PgTable, isOver: SQL): Promise<void> =>
  inBatches(sql`DELETE FROM ${table} WHERE ctid IN (${some(table, isOver)}) RETURNING 1`);

const change = (table: PgTable, isOver: SQL, set: SQL): Promise<void> =>
  inBatches(sql`UPDATE ${table} SET ${set} WHERE ctid IN (${some(table, isOver)}) RETURNING 1`);

const some = (table: PgTable, isOver: SQL) =>
  sql`SELECT ctid FROM ${table} WHERE ${isOver} LIMIT ${batch}::int`;

async function inBatches(statement: SQL): Promise<void> {
  let changed = batch;
  while (changed === batch) {
    const { rows } = await database().execute<{ changed: number }>(
      sql`WITH done AS (${statement}) SELECT count(*)::int AS changed FROM done`,
    );
    changed = rows[0]?.changed ?? 0;
  }
}
