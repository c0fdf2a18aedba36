import { type SQL, sql } from "drizzle-orm";
import { date, index, integer, pgTable, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { badges, loggedActions, postTypes } from "../../../lib/posts/post-types.ts";
import { id, instant, moment } from "./columns.ts";

/** The collation of some databases folds only ASCII letters. */
export const withoutCapitals = (name: SQL): SQL => sql`lower(${name} COLLATE "und-x-icu")`;

export const users = pgTable(
  "users",
  {
    id: id(),
    username: text().notNull(),
    /** Empty until the owner has chosen one. */
    password: text().notNull(),
    role: text({ enum: badges }).notNull().default("moderator"),
  },
  (table) => [uniqueIndex("users_name").on(withoutCapitals(sql`${table.username}`))],
);

/** The cookie holds the token; `token` is its SHA-256. */
export const sessions = pgTable("sessions", {
  token: text().primaryKey(),
  userId: integer()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  createdAt: moment(),
  expiresAt: instant().notNull(),
});

/** `token` is a SHA-256 hash. */
export const signInLinks = pgTable("sign_in_links", {
  token: text().primaryKey(),
  userId: integer()
    .notNull()
    .unique("sign_in_links_user")
    .references(() => users.id, { onDelete: "cascade" }),
  expiresAt: instant().notNull(),
});

/**
 * Without any text of the posts. The name stays if the account is removed. `lock` and `unlock` of discussion 0 are for
 * all discussions.
 */
export const moderationLog = pgTable(
  "moderation_log",
  {
    id: id(),
    at: moment(),
    username: text().notNull(),
    action: text({ enum: loggedActions }).notNull(),
    kind: text({ enum: postTypes }).notNull(),
    postId: integer().notNull(),
    reason: text().notNull().default(""),
  },
  (table) => [index("moderation_log_post").on(table.kind, table.postId, table.id)],
);

/** After the day, `visitor` is emptied. */
export const reports = pgTable(
  "reports",
  {
    id: id(),
    day: date().notNull(),
    kind: text({ enum: postTypes }).notNull(),
    postId: integer().notNull(),
    visitor: text(),
    reason: text().notNull().default(""),
  },
  (table) => [
    unique("reports_once").on(table.day, table.kind, table.postId, table.visitor),
    index("reports_post").on(table.kind, table.postId, table.id),
  ],
);
