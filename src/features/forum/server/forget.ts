import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import {
  addressDays,
  confirmDays,
  mailDays,
  removedDays,
  stoppedDays,
} from "../../../lib/limits.ts";
import { type PostType, postTypes } from "../../../lib/post-types.ts";
import { database } from "../../../server/db/client.ts";
import {
  discussionViews,
  firstOwnId,
  mails,
  moderationLog,
  postLikes,
  rateLimits,
  reports,
  sessions,
  signInLinks,
  stoppedMails,
  subscriptions,
} from "../../../server/db/schema.ts";
import { tableOf, wipePosts } from "./stored-post.ts";

/** Maximum number of rows per statement, so that none times out after a busy day. */
const batch = 20_000;

/**
 * Deletes the codes of visitors of earlier days (UTC), and everything that is too old. The privacy page lists it. A
 * scheduled function and `npm start` call it. Safe to run twice, and at any time.
 * @param now milliseconds
 */
export async function forget(now = Date.now()): Promise<void> {
  const before = (days: number) =>
    sql`${new Date(now - days * 86_400_000).toISOString()}::timestamptz`;
  const today = sql`${new Date(now).toISOString().slice(0, 10)}::date`;
  const midnight = sql`${today}::timestamp AT TIME ZONE 'UTC'`;

  await remove(rateLimits, sql`window_start < ${midnight}`);
  await remove(postLikes, sql`day < ${today}`);
  await remove(discussionViews, sql`day < ${today}`);
  await change(
    reports,
    sql`day < ${today} AND visitor IS NOT NULL`,
    sql`visitor = NULL, created_at = day::timestamp AT TIME ZONE 'UTC'`,
  );
  await change(mails, sql`created_at < ${midnight} AND network <> ''`, sql`network = ''`);
  await remove(mails, sql`created_at < ${before(mailDays)}`);
  await remove(subscriptions, sql`confirmed_at IS NULL AND created_at < ${before(confirmDays)}`);
  for (const kind of postTypes) {
    await change(
      tableOf[kind],
      sql`visitor IS NOT NULL AND created_at < ${midnight}`,
      sql`visitor = NULL`,
    );
    await change(
      tableOf[kind],
      withoutReason(kind, before(addressDays)),
      sql`email = '', notify = false`,
    );
    await database().execute(wipePosts(kind, removedBefore(kind, before(removedDays))));
  }
  // An address that has declined confirmation emails (`about` is empty) is never asked again.
  await remove(stoppedMails, sql`about <> '' AND created_at < ${before(stoppedDays)}`);
  await remove(sessions, sql`expires_at < ${before(0)}`);
  await remove(signInLinks, sql`expires_at < ${before(0)}`);
}

/** Posts with an address that gets no emails: it is too old, or its subscription has ended. */
const withoutReason = (kind: PostType, limit: SQL): SQL => sql`email <> ''
  AND (created_at < ${limit} OR notify AND status = 'published') AND ${isVisitors(kind)}
  AND NOT EXISTS (SELECT FROM ${subscriptions} s WHERE lower(s.email) = lower(${tableOf[kind]}.email))`;

/** The next deploy would restore discussions from files. */
const isVisitors = (kind: PostType): SQL =>
  kind === "discussion" ? sql`id >= ${firstOwnId}::int` : sql`true`;

const removedBefore = (kind: PostType, limit: SQL): SQL => sql`
  p.status = 'removed' AND p.deleted_at IS NULL AND ${isVisitors(kind)} AND coalesce((
    SELECT max(l.at) FROM ${moderationLog} l
    WHERE l.kind = ${kind} AND l.post_id = p.id AND l.action LIKE 'remove%'), p.created_at) < ${limit}`;

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
