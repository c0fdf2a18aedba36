import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { placeTypes } from "../../../lib/posts/post-types.ts";
import { id, instant, moment } from "./columns.ts";

/** About a place, or to the moderator with the id `targetId`. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    id: id(),
    email: text().notNull(),
    targetType: text({ enum: [...placeTypes, "moderator"] }).notNull(),
    targetId: integer().notNull(),
    token: text()
      .notNull()
      .unique()
      .default(sql`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`),
    createdAt: moment(),
    /** Null until the owner of the address has confirmed. */
    confirmedAt: instant(),
  },
  (table) => [
    uniqueIndex("subscriptions_once").on(
      sql`lower(${table.email})`,
      table.targetType,
      table.targetId,
    ),
    index("subscriptions_target").on(table.targetType, table.targetId),
  ],
);

/**
 * A restore applies these rows, so that nothing comes back from an older backup. `address` is a hash: see
 * `withdrawals.ts` in the room mail.
 */
export const withdrawals = pgTable(
  "withdrawals",
  {
    id: id(),
    address: text().notNull(),
    /** A subscription such as `discussion:7`; `alerts`; empty for confirmation emails; `erased`; or of a post, `post` or `refused`. */
    about: text().notNull(),
    createdAt: moment(),
  },
  (table) => [uniqueIndex("withdrawals_once").on(table.address, table.about)],
);

const mailKinds = ["crisis", "digest", "link", "confirmation", "notification"] as const;

/** The outbox. An email is written in the statement that stores its subject. */
export const mails = pgTable(
  "mails",
  {
    id: id(),
    recipient: text().notNull(),
    kind: text({ enum: mailKinds }).notNull(),
    /** Its subscription, such as `subscription:5`; empty for a digest. */
    about: text().notNull().default(""),
    /** For a confirmation: the code of the network that asked for it. */
    network: text().notNull().default(""),
    createdAt: moment(),
    /** A claimed email is due again later, in case its process ends. */
    dueAt: moment(),
    attempts: integer().notNull().default(0),
    /** Later events get a separate email. */
    claimedAt: instant(),
    sentAt: instant(),
    failedAt: instant(),
    /** Contains no address. */
    error: text().notNull().default(""),
  },
  (table) => [
    uniqueIndex("mails_waiting")
      .on(sql`lower(${table.recipient})`, table.kind, table.about)
      .where(sql`claimed_at IS NULL`),
    index("mails_due").on(table.dueAt).where(sql`sent_at IS NULL AND failed_at IS NULL`),
    index("mails_recent").on(sql`lower(${table.recipient})`, table.kind, table.about, table.id),
  ],
);
