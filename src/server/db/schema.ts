import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  type PgColumn,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { lastFileId } from "../../collections/schemas/publication.ts";
import type { DiscussionCategory } from "../../lib/discussion-categories.ts";
import {
  badges,
  commentTypes,
  loggedActions,
  placeTypes,
  postStatuses,
  postTypes,
} from "../../lib/post-types.ts";
import { isoTime } from "./timestamps.ts";

/** Discussions with a lower id come from files in `content/discussions/`. */
export const firstOwnId = lastFileId + 1;

const id = () => integer().primaryKey().generatedByDefaultAsIdentity();
/** A time, which queries return as ISO 8601, UTC. */
const instant = customType<{ data: string }>({
  dataType: () => "timestamp (3) with time zone",
  fromDriver: isoTime,
});
const moment = () => instant().notNull().default(sql`now()`);

/** True for an example from `content/`, which the pages label. */
const sample = () => boolean().notNull().default(false);

const post = (table: string) => ({
  author: text().notNull(),
  email: text().notNull(),
  content: text().notNull(),
  createdAt: moment(),
  idempotencyKey: text().unique(`${table}_idempotency_key`),
  status: text({ enum: postStatuses }).notNull().default("published"),
  /** Spam score, and the names of the rules that applied, joined by commas; see `moderation/server/spam/rules.ts`. */
  score: integer().notNull().default(0),
  reasons: text().notNull().default(""),
  crisis: boolean().notNull().default(false),
  reports: integer().notNull().default(0),
  waiting: boolean().notNull().default(false),
  /** True if the writer wants emails about replies. The address is asked to confirm once the post is published. */
  notify: boolean().notNull().default(false),
  /** True once a moderator has approved it. Reports alone do not hold it after that. */
  reviewed: boolean().notNull().default(false),
  /** Increases with each change, so that a moderator cannot act on an outdated post. */
  version: integer().notNull().default(1),
  editedAt: instant(),
  deletedAt: instant(),
  /** The status before its writer deleted it. Set until `finishDeletions` deletes the text. */
  statusBefore: text({ enum: postStatuses }),
  secret: text(),
  /** The writer's code of the day, with which moderators find all of their posts. It is emptied in the night. */
  visitor: text(),
  /** Hash of the text, to find repeated posts. Null for short texts. */
  fingerprint: text(),
  /** Reports never hold a post with a badge. */
  badge: text({ enum: badges }),
});

type ModeratedTable = Record<
  "crisis" | "createdAt" | "deletedAt" | "id" | "secret" | "visitor" | "fingerprint",
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
  index(`${name}_leaving`).on(table.deletedAt).where(sql`status_before IS NOT NULL`),
  index(`${name}_secret`).on(table.secret).where(sql`secret IS NOT NULL`),
  index(`${name}_visitor`).on(table.visitor).where(sql`visitor IS NOT NULL`),
  index(`${name}_fingerprint`)
    .on(table.fingerprint, table.createdAt)
    .where(sql`fingerprint IS NOT NULL`),
];

export const users = pgTable("users", {
  id: id(),
  username: text().notNull().unique(),
  /** Empty until the owner of a new account has chosen one. */
  password: text().notNull(),
  role: text({ enum: badges }).notNull().default("moderator"),
  /** False for a moderator who wants alerts, but no summary each day. The address is a subscription. */
  summary: boolean().notNull().default(true),
  /** When the moderators' page was last opened, and the same time at the visit before this one. */
  seenAt: instant(),
  lastVisit: instant(),
});

/** The cookie holds the token; `token` is its SHA-256, `browser` that of the User-Agent. */
export const sessions = pgTable("sessions", {
  token: text().primaryKey(),
  userId: integer()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  browser: text().notNull(),
  viaLink: boolean().notNull().default(false),
  createdAt: moment(),
  expiresAt: instant().notNull(),
});

/** One-time sign-in links. `token` is a SHA-256 hash. A link without an account creates the first account. */
export const signInLinks = pgTable(
  "sign_in_links",
  {
    token: text().primaryKey(),
    userId: integer().references(() => users.id, { onDelete: "cascade" }),
    expiresAt: instant().notNull(),
  },
  (table) => [uniqueIndex("sign_in_links_user").on(sql`coalesce(${table.userId}, 0)`)],
);

/** Actions of moderators, without any text of the posts. The name stays if the account is removed. */
export const moderationLog = pgTable(
  "moderation_log",
  {
    id: id(),
    at: moment(),
    username: text().notNull(),
    action: text({ enum: loggedActions }).notNull(),
    kind: text({ enum: postTypes }).notNull(),
    postId: integer().notNull(),
  },
  (table) => [index("moderation_log_post").on(table.kind, table.postId, table.id)],
);

export const secrets = pgTable("secrets", {
  name: text().primaryKey(),
  value: text()
    .notNull()
    .default(sql`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`),
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
    sample: sample(),
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
  sample: sample(),
});

export const videos = pgTable("videos", {
  id: id(),
  title: text().notNull(),
  description: text().notNull(),
  url: text().notNull(),
  thumbnailUrl: text().notNull(),
  duration: text().notNull(),
  category: text().notNull(),
  sample: sample(),
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

export const donations = pgTable("donations", {
  id: id(),
  amount: text().notNull(),
  donorName: text(),
  donorEmail: text(),
  type: text().notNull(),
  status: text().notNull(),
  createdAt: moment(),
});

/** The discussions in lists, and in the indexes that lists read. A deleted one keeps its page, because of its replies. */
export const isListed = sql`status = 'published' AND deleted_at IS NULL`;

/** The words that a search finds. Stored, because ranking needs them for each match. */
const searchedWords = customType<{ data: string }>({ dataType: () => "tsvector" });

// With some locales, PostgreSQL takes the apostrophes and dashes that phones type for letters.
const plainText = sql.raw(
  String.raw`translate(title || ' ' || content, E'‘’‛′ʼ‐‑−/⁄∕“”„«»…•·–—\u00a0', '''''''''''---              ')`,
);

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
    words: searchedWords().generatedAlwaysAs(sql`to_tsvector('english', ${plainText})`),
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

/** One report a day for each visitor and post. After the day, `visitor` is emptied, and `createdAt` is midnight. */
export const reports = pgTable(
  "reports",
  {
    id: id(),
    day: date().notNull(),
    kind: text({ enum: postTypes }).notNull(),
    postId: integer().notNull(),
    visitor: text(),
    /** True for the day's first report of the post from a /48 or IPv4 /24. Only these can hold the post. */
    firstOfNetwork: boolean().notNull().default(true),
    reason: text().notNull().default(""),
    createdAt: moment(),
  },
  (table) => [
    unique("reports_once").on(table.day, table.kind, table.postId, table.visitor),
    index("reports_post").on(table.kind, table.postId, table.id),
  ],
);

/** Posts of a visitor in a ten-minute window. `visitor` is a code of the day, not an IP address. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    visitor: text().notNull(),
    windowStart: instant().notNull(),
    used: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.visitor, table.windowStart] }),
    index("rate_limits_window").on(table.windowStart),
  ],
);

// Visitors counted on each day (UTC). The day comes first in the keys, because old days are deleted together.

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

/** Emails about a place, or to the moderator with the id `targetId`. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    id: id(),
    email: text().notNull(),
    targetType: text({ enum: [...placeTypes, "moderator"] }).notNull(),
    targetId: integer().notNull(),
    createdAt: moment(),
    /** Null until the owner of the address has pressed the button in the confirmation email. */
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
 * What people have stopped, declined or deleted. A restore merges these rows and applies them, so that nothing comes
 * back from an older backup. `address` is a hash: see `stopped.ts` of the feature mail.
 */
export const stoppedMails = pgTable(
  "stopped_mails",
  {
    id: id(),
    address: text().notNull(),
    /** A subscription such as `discussion:7`; `alerts`; empty for confirmation emails; `erased`; or `post`. */
    about: text().notNull(),
    createdAt: moment(),
  },
  (table) => [uniqueIndex("stopped_mails_once").on(table.address, table.about)],
);

/** Emails to moderators, then to any subscriber. */
const mailKinds = ["crisis", "digest", "summary", "confirmation", "notification"] as const;

/** The outbox. An email is written in the statement that stores what it is about; see `outbox.ts` of the feature mail. */
export const mails = pgTable(
  "mails",
  {
    id: id(),
    recipient: text().notNull(),
    kind: text({ enum: mailKinds }).notNull(),
    /** Its subscription, such as `subscription:5`; empty for a digest. */
    about: text().notNull().default(""),
    /** For a confirmation: the code of the network that asked for it, on that day. */
    network: text().notNull().default(""),
    createdAt: moment(),
    /** A claimed email is due again later, in case its process ends. */
    dueAt: moment(),
    attempts: integer().notNull().default(0),
    /** The time at which it was first claimed. Later events get a separate email. */
    claimedAt: instant(),
    sentAt: instant(),
    failedAt: instant(),
    /** The reason why the last attempt failed, without an address. */
    error: text().notNull().default(""),
  },
  (table) => [
    uniqueIndex("mails_waiting")
      .on(sql`lower(${table.recipient})`, table.kind, table.about)
      .where(sql`claimed_at IS NULL OR kind = 'summary'`),
    index("mails_due").on(table.dueAt).where(sql`sent_at IS NULL AND failed_at IS NULL`),
    index("mails_recent").on(sql`lower(${table.recipient})`, table.kind, table.about, table.id),
  ],
);
