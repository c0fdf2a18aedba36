import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  index,
  integer,
  type PgColumn,
  pgTable,
  text,
} from "drizzle-orm/pg-core";
import { lastFileId } from "../../../collections/schemas/publication.ts";
import type { DiscussionCategory } from "../../../lib/posts/discussion-categories.ts";
import { badges, commentTypes, postStatuses } from "../../../lib/posts/post-types.ts";
import { id, instant, moment, sample } from "./columns.ts";
import { searchable } from "./searchable.ts";

/** Lower ids come from files in `content/discussions/`. */
export const firstOwnId = lastFileId + 1;

const post = (table: string) => ({
  author: text().notNull(),
  email: text().notNull(),
  content: text().notNull(),
  createdAt: moment(),
  idempotencyKey: text().unique(`${table}_idempotency_key`),
  status: text({ enum: postStatuses }).notNull().default("published"),
  /** The spam score, and the names of its rules, joined by commas. */
  score: integer().notNull().default(0),
  reasons: text().notNull().default(""),
  crisis: boolean().notNull().default(false),
  reports: integer().notNull().default(0),
  waiting: boolean().notNull().default(false),
  /** The address is asked to confirm once the post is published. */
  notify: boolean().notNull().default(false),
  /** Increases with each change, so that a moderator cannot act on an outdated post. */
  version: integer().notNull().default(1),
  editedAt: instant(),
  /** The writer of a post that a moderator has edited can only delete it. */
  editedBy: text({ enum: badges }),
  deletedAt: instant(),
  secret: text(),
  /** The writer's code of the day. It is emptied in the night. */
  visitor: text(),
  /** A hash, to find repeated posts. Null for short texts. */
  fingerprint: text(),
  badge: text({ enum: badges }),
});

type ModeratedTable = Record<
  "crisis" | "createdAt" | "id" | "secret" | "visitor" | "fingerprint",
  PgColumn
>;

const moderationRules = (name: string, table: ModeratedTable) => [
  check(
    `${name}_status`,
    sql`status IN (${sql.raw(postStatuses.map((status) => `'${status}'`).join(", "))})`,
  ),
  check(
    `${name}_times`,
    sql`isfinite(created_at) AND isfinite(edited_at) AND isfinite(deleted_at)`,
  ),
  index(`${name}_waiting`).on(table.crisis, table.createdAt, table.id).where(sql`waiting`),
  index(`${name}_recent`).on(table.createdAt, table.id),
  index(`${name}_secret`).on(table.secret).where(sql`secret IS NOT NULL`),
  index(`${name}_visitor`).on(table.visitor).where(sql`visitor IS NOT NULL`),
  index(`${name}_fingerprint`)
    .on(table.fingerprint, table.createdAt)
    .where(sql`fingerprint IS NOT NULL`),
];

export const comments = pgTable(
  "comments",
  {
    id: id(),
    contentType: text({ enum: commentTypes }).notNull(),
    contentId: integer().notNull(),
    ...post("comments"),
  },
  (table) => [
    index("comments_page")
      .on(table.contentType, table.contentId, table.id)
      .where(sql`status = 'published'`),
    ...moderationRules("comments", table),
  ],
);

/** A deleted discussion keeps its page, because of its replies. */
export const isListed = sql`status = 'published' AND deleted_at IS NULL`;

/** Stored, because ranking needs them for each match. */
const searchedWords = customType<{ data: string }>({ dataType: () => "tsvector" });

export const discussions = pgTable(
  "discussions",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: firstOwnId }),
    title: text().notNull(),
    category: text().$type<DiscussionCategory>().notNull(),
    replies: integer().notNull().default(0),
    views: integer().notNull().default(0),
    updatedAt: moment(),
    sample: sample(),
    locked: boolean().notNull().default(false),
    words: searchedWords().generatedAlwaysAs(
      sql`to_tsvector('english', ${searchable(sql`title || ' ' || content`)})`,
    ),
    ...post("discussions"),
  },
  (table) => [
    index("discussions_page").on(table.createdAt, table.id).where(isListed),
    index("discussions_category_page")
      .on(table.category, table.createdAt, table.id)
      .where(isListed),
    // Without a pending list, because PostgreSQL would then prefer to read every row.
    index("discussions_search")
      .using("gin", table.words)
      .where(isListed)
      .with({ fastupdate: false }),
    ...moderationRules("discussions", table),
  ],
);

export const discussionReplies = pgTable(
  "discussion_replies",
  {
    id: id(),
    discussionId: integer()
      .notNull()
      .references(() => discussions.id, { onDelete: "cascade" }),
    ...post("discussion_replies"),
  },
  (table) => [
    index("discussion_replies_page")
      .on(table.discussionId, table.id)
      .where(sql`status = 'published'`),
    ...moderationRules("discussion_replies", table),
  ],
);
