import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { addressDays, confirmDays, mailDays, stoppedDays } from "../../../lib/input/limits.ts";
import { type PostType, postTypes } from "../../../lib/posts/post-types.ts";
import {
  countedVisitors,
  firstOwnId,
  mails,
  rateLimits,
  reports,
  sessions,
  signInLinks,
  subscriptions,
  withdrawals,
} from "../../../server/db/schema.ts";
import { lastingTitle } from "../../posts/server/places.ts";
import { tableOf } from "../../posts/server/stored-post.ts";

export interface PersonalData {
  table: PgTable;
  kind?: PostType;
  address?: SQL;
  /** A text that can contain the address. */
  text?: SQL;
  /** The columns to empty. Without these, the rows are deleted. */
  erased?: SQL;
  /** Left out of what a person gets. */
  hidden?: string;
  /** Rows that are too old. Without columns to empty, they are deleted. */
  old?: [rows: SQL, emptied?: SQL][];
}

/** The privacy page describes it. @param now milliseconds */
export function personalData(now = Date.now()): PersonalData[] {
  const today = sql`${new Date(now).toISOString().slice(0, 10)}::date`;
  const midnight = sql`${today}::timestamp AT TIME ZONE 'UTC'`;
  return [
    { table: rateLimits, old: [[sql`window_start < ${midnight}`]] },
    { table: countedVisitors, old: [[sql`day < ${today}`]] },
    {
      table: reports,
      text: sql`reason`,
      erased: sql`reason = ''`,
      old: [[sql`day < ${today} AND visitor IS NOT NULL`, sql`visitor = NULL`]],
    },
    {
      table: mails,
      address: sql`recipient`,
      hidden: "network",
      old: [
        [sql`created_at < ${midnight} AND network <> ''`, sql`network = ''`],
        [sql`created_at < ${daysBefore(now, mailDays)}`],
      ],
    },
    {
      table: subscriptions,
      address: sql`email`,
      hidden: "token",
      old: [
        [sql`confirmed_at IS NULL AND created_at < ${daysBefore(now, confirmDays)}`],
        // No email can come any more.
        [
          sql`target_type <> 'moderator' AND ${lastingTitle(sql`target_type`, sql`target_id`)} = ''`,
        ],
      ],
    },
    ...postTypes.map((kind) => ({
      table: tableOf[kind],
      kind,
      address: sql`email`,
      hidden: "secret,idempotency_key,fingerprint,words",
      old: [
        [sql`visitor IS NOT NULL AND created_at < ${midnight}`, sql`visitor = NULL`],
        [withoutReason(kind, now), sql`email = '', notify = false`],
      ] satisfies PersonalData["old"],
    })),
    // An address that has declined (`about` is empty) is never asked again.
    {
      table: withdrawals,
      old: [[sql`about <> '' AND created_at < ${daysBefore(now, stoppedDays)}`]],
    },
    { table: sessions, old: [[sql`expires_at < ${daysBefore(now, 0)}`]] },
    { table: signInLinks, old: [[sql`expires_at < ${daysBefore(now, 0)}`]] },
  ];
}

export const daysBefore = (now: number, days: number): SQL =>
  sql`${new Date(now - days * 86_400_000).toISOString()}::timestamptz`;

export const change = (table: PgTable, emptied: SQL | undefined): SQL =>
  emptied ? sql`UPDATE ${table} SET ${emptied}` : sql`DELETE FROM ${table}`;

/**
 * Posts whose address has no subscription: it has ended, the post has waited for longer than an address may be
 * unconfirmed, or the post is too old.
 */
const withoutReason = (kind: PostType, now: number): SQL => sql`email <> ''
  AND (created_at < ${daysBefore(now, addressDays)}
    OR notify AND (status = 'published' OR created_at < ${daysBefore(now, confirmDays)}))
  AND ${isVisitors(kind)}
  AND NOT EXISTS (SELECT FROM ${subscriptions} s WHERE lower(s.email) = lower(${tableOf[kind]}.email))`;

/** The next deploy would restore a discussion from a file. */
export const isVisitors = (kind: PostType): SQL =>
  kind === "discussion" ? sql`id >= ${firstOwnId}::int` : sql`true`;
