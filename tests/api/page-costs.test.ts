import { type SQLWrapper, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { selectPosts } from "../../src/server/blog/queries.ts";
import { type Database, database } from "../../src/server/db/client.ts";
import { selectComments } from "../../src/server/forum/comments/queries.ts";
import { selectDiscussions } from "../../src/server/forum/discussions/queries.ts";
import { selectBefore, selectReplies } from "../../src/server/forum/replies/queries.ts";
import { selectReviewPosts } from "../../src/server/moderation/review-queue.ts";
import { startSite } from "../support/site.ts";

startSite();

const many = 20_000;

beforeAll(async () => {
  const db = database();
  const numbers = sql`generate_series(20001, 20000 + ${many}::int) AS n`;
  const moment = sql`timestamptz '2020-01-01' + make_interval(secs => n)`;
  await db.execute(sql`
    INSERT INTO discussions (id, title, content, author, email, category, created_at)
    SELECT n, 't', 'c', 'a', 'e', 'weekly-discussions', ${moment} FROM ${numbers}`);
  await db.execute(sql`
    INSERT INTO blog_posts (id, title, content, excerpt, type, published, created_at)
    SELECT n, 't', 'c', 'e', 'Personal', n % 2 = 0, ${moment} FROM ${numbers}`);
  await db.execute(sql`
    INSERT INTO comments (author, email, content, content_type, content_id)
    SELECT 'a', 'e', 'c', 'video', n % 20 FROM ${numbers}`);
  await db.execute(sql`
    INSERT INTO discussion_replies (author, email, content, discussion_id)
    SELECT 'a', 'e', 'c', 1 + least(n % 20, 1) FROM ${numbers}`);
  await db.execute(sql`ANALYZE discussions, blog_posts, comments, discussion_replies`);
}, 60_000);

const reads: Record<string, (db: Database) => SQLWrapper> = {
  "the newest discussions": (db) => selectDiscussions(db, undefined, 0),
  "a later page of discussions": (db) => selectDiscussions(db, undefined, 30_000),
  "a page of a category": (db) => selectDiscussions(db, "weekly-discussions", 30_000),
  "a page of a category without any": (db) => selectDiscussions(db, "community-feedback", 0),
  "a page of posts": (db) => selectPosts(db, 30_000),
  "a page of comments": (db) => selectComments(db, { contentType: "video", contentId: 1 }, 10_000),
  "what comes before a page of replies": (db) => selectBefore(db, 1, 30_000),
  "a page of replies": (db) => selectReplies(db, 1, 10_000),
};

for (const [name, read] of Object.entries(reads))
  test(`reads as many rows for ${name} as it shows`, async () => {
    const { rows } = await database().execute(
      sql`EXPLAIN (ANALYZE, TIMING OFF) ${read(database())}`,
    );
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");

    expect(plan).not.toMatch(/Seq Scan|Sort|Rows Removed by [^:]+: [1-9]/);
    expect(plan).toMatch(/Limit .*actual rows=(101|21|1|0)\b/);
  });

test.each(["waiting", "recent"] as const)(
  "reads the moderators' %s posts from the ends of indexes",
  async (list) => {
    const page = selectReviewPosts({ list, search: "", after: "1_1700000000000_reply_5" });
    const { rows } = await database().execute(sql`EXPLAIN ${page}`);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");

    for (const table of ["discussion_replies", "comments", "discussions"])
      expect(plan).toMatch(new RegExp(`Index Scan.* using ${table}_(${list}|page) `));
    expect(plan).not.toMatch(/Seq Scan on (discussion_replies|comments|discussions)/);
  },
);
