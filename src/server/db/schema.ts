import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { commentTypes } from "../../schemas/comment.ts";
import { lastFileId } from "../../schemas/content/publication.ts";
import type { DiscussionCategory } from "../../schemas/discussion.ts";

/** Ids below this belong to files in `content/discussions/`, so the two never meet. */
export const firstOwnId = lastFileId + 1;

const id = () => integer().primaryKey().generatedByDefaultAsIdentity();
const moment = () => timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow();
/** What makes a repeated post answer with the first result; see `storePost`. */
const idempotencyKey = (name: string) => text().unique(name);

export const users = pgTable("users", {
  id: id(),
  username: text().notNull().unique(),
  password: text().notNull(),
});

export const articles = pgTable("articles", {
  id: id(),
  title: text().notNull(),
  content: text().notNull(),
  excerpt: text().notNull(),
  category: text().notNull(),
  published: boolean().notNull().default(false),
  views: integer().notNull().default(0),
  createdAt: moment(),
});

export const blogPosts = pgTable(
  "blog_posts",
  {
    id: id(),
    title: text().notNull(),
    content: text().notNull(),
    excerpt: text().notNull(),
    type: text().notNull(),
    published: boolean().notNull().default(false),
    likes: integer().notNull().default(0),
    createdAt: moment(),
  },
  (table) => [index("blog_posts_page").on(table.createdAt, table.id).where(sql`published`)],
);

export const mediaItems = pgTable("media_items", {
  id: id(),
  title: text().notNull(),
  description: text().notNull(),
  type: text().notNull(),
  url: text().notNull(),
  category: text().notNull(),
  thumbnailUrl: text(),
});

export const videos = pgTable("videos", {
  id: id(),
  title: text().notNull(),
  description: text().notNull(),
  url: text().notNull(),
  thumbnailUrl: text().notNull(),
  duration: text().notNull(),
  category: text().notNull(),
});

export const products = pgTable("products", {
  id: id(),
  name: text().notNull(),
  description: text().notNull(),
  price: text().notNull(),
  imageUrl: text().notNull(),
  category: text().notNull(),
  inStock: boolean().notNull().default(true),
});

export const comments = pgTable(
  "comments",
  {
    id: id(),
    author: text().notNull(),
    email: text().notNull(),
    content: text().notNull(),
    contentType: text({ enum: commentTypes }).notNull(),
    contentId: integer().notNull(),
    createdAt: moment(),
    idempotencyKey: idempotencyKey("comments_idempotency_key"),
  },
  (table) => [index("comments_page").on(table.contentType, table.contentId, table.id)],
);

export const donations = pgTable("donations", {
  id: id(),
  amount: text().notNull(),
  donorName: text(),
  donorEmail: text(),
  type: text().notNull(),
  status: text().notNull(),
  createdAt: moment(),
});

export const discussions = pgTable(
  "discussions",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: firstOwnId }),
    title: text().notNull(),
    content: text().notNull(),
    author: text().notNull(),
    email: text().notNull(),
    category: text().$type<DiscussionCategory>().notNull(),
    replies: integer().notNull().default(0),
    views: integer().notNull().default(0),
    createdAt: moment(),
    updatedAt: moment(),
    idempotencyKey: idempotencyKey("discussions_idempotency_key"),
  },
  // Lists are newest first: they read these from their ends.
  (table) => [
    index("discussions_page").on(table.createdAt, table.id),
    index("discussions_category_page").on(table.category, table.createdAt, table.id),
  ],
);

export const discussionReplies = pgTable(
  "discussion_replies",
  {
    id: id(),
    discussionId: integer()
      .notNull()
      .references(() => discussions.id, { onDelete: "cascade" }),
    content: text().notNull(),
    author: text().notNull(),
    email: text().notNull(),
    createdAt: moment(),
    idempotencyKey: idempotencyKey("discussion_replies_idempotency_key"),
  },
  (table) => [index("discussion_replies_page").on(table.discussionId, table.id)],
);

/** Posts of one visitor in one window of ten minutes. `visitor` is a salted hash, never an address. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    visitor: text().notNull(),
    windowStart: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    used: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.visitor, table.windowStart] }),
    index("rate_limits_window").on(table.windowStart),
  ],
);

// Who has counted on which day (UTC), so that nobody counts twice. The day comes first in the keys,
// because the days before today are deleted together with their salt.

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

/** One random salt a day (UTC). Deleting it makes the day's visitor hashes meaningless. */
export const visitorSalts = pgTable("visitor_salts", {
  day: date().primaryKey(),
  salt: text()
    .notNull()
    .default(sql`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`),
});
