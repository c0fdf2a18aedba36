import { type SQLWrapper, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { selectDiscussions } from "../../src/community/forum/server/discussions/queries.ts";
import {
  selectBefore,
  selectComments,
  selectNewestReplies,
  selectReplies,
} from "../../src/community/forum/server/thread.ts";
import { selectReviewPosts } from "../../src/community/moderation/server/queue/review-queue.ts";
import { type Database, database } from "../../src/server/db/client.ts";
import { selectPosts } from "../../src/subjects/blog/server/queries.ts";
import { kinds, report } from "../support/posts.ts";
import { postJson, query, send, startSite } from "../support/site.ts";

startSite({ FEATURES: "blog,comments,discussions" });

type Statement = { query: string; params: unknown[] };

const usualFetch = globalThis.fetch;
let sent: Statement[] = [];

const moment = "timestamptz '2020-01-01' + make_interval(secs => n)";

/** Enough rows to make a sequential scan the more expensive plan. */
const fill = [
  `discussions (id, title, content, author, email, category, created_at)
    SELECT n, 't', 'c', 'a', 'e', 'weekly-discussions', ${moment}`,
  `blog_posts (id, title, content, excerpt, type, published, created_at)
    SELECT n, 't', 'c', 'e', 'Personal', n % 2 = 0, ${moment}`,
  "videos (id, title, description, url, thumbnail_url, duration, category) SELECT n, 't', 'd', 'u', 'h', '1', 'c'",
  "media_items (id, title, description, type, url, category) SELECT n, 't', 'd', 'image', 'u', 'c'",
  "comments (author, email, content, content_type, content_id) SELECT 'a', 'e', 'c', 'video', n % 20",
  "discussion_replies (author, email, content, discussion_id) SELECT 'a', 'e', 'c', CASE n % 20 WHEN 0 THEN 1 ELSE 20001 + n % 100 END",
  "subscriptions (email, target_type, target_id, confirmed_at) SELECT n || '@example.org', 'discussion', n, now()",
  "mails (recipient, kind, about, due_at, sent_at) SELECT n || '@example.org', 'notification', n, now(), now()",
  "rate_limits (visitor, window_start, used) SELECT n::text, now() - make_interval(mins => n % 1440), 1",
  "reports (day, kind, post_id, visitor) SELECT now(), 'reply', n, n::text",
  "discussion_views (day, discussion_id, visitor) SELECT now(), n, 'v'",
  "post_likes (day, post_id, visitor) SELECT now(), n, 'v'",
];

beforeAll(async () => {
  for (const rows of fill)
    await query(
      sql.raw(`INSERT INTO ${rows} FROM generate_series(20001, 40000) AS n ON CONFLICT DO NOTHING`),
    );
  await query(sql`ANALYZE`);
  globalThis.fetch = (url, init) => {
    if (url === process.env["NEON_ENDPOINT"]) overhear(JSON.parse(String(init?.body)));
    return usualFetch(url, init);
  };
  // The first visit of a day also deletes the data of previous days.
  await send("/api/discussions/3/view", { method: "POST" });
}, 60_000);

afterAll(() => {
  globalThis.fetch = usualFetch;
});

function overhear(body: Statement | { queries: Statement[] }) {
  sent.push(...("queries" in body ? body.queries : [body]));
}

async function planOf(statement: Statement): Promise<string> {
  const body = JSON.stringify({ ...statement, query: `EXPLAIN ${statement.query}` });
  const headers = { "Neon-Connection-String": process.env["DATABASE_URL"] ?? "" };
  const init = { method: "POST", headers, body };
  const answer = await usualFetch(process.env["NEON_ENDPOINT"] ?? "", init);
  return JSON.stringify(((await answer.json()) as { rows: unknown }).rows);
}

const calls: Record<string, () => Promise<Response>> = {
  "one discussion": () => send("/api/discussions/1"),
  "its page": () => send("/discussions/1?after=20100"),
  "the feed of a discussion": () => send("/discussions/2/feed.xml"),
  "the feed of all discussions": () => send("/discussions/feed.xml"),
  "a search of the discussions": () => send("/api/discussions?q=rarely"),
  "a blog post": () => send("/api/blog/1"),
  "a view": () => send("/api/discussions/1/view", { method: "POST" }),
  "the comments as a page": () => send("/comments/blog/1"),
  "the page of a video": () => send("/media/4"),
  "a form to report with": () => send("/report?kind=discussion&id=1"),
  "a report": () => report({ kind: "discussion", id: 1 }),
  "a like": () => send("/api/blog/1/like", { method: "POST" }),
  ...Object.fromEntries(kinds.map(({ kind, path, body }) => [kind, () => postJson(path, body)])),
};

async function plansOf(call: () => Promise<Response>): Promise<string[]> {
  sent = [];
  const { status } = await call();
  expect(status).toBeLessThan(300);
  expect(sent.length).toBeGreaterThan(0);
  return Promise.all(sent.map(planOf));
}

for (const [name, call] of Object.entries(calls))
  test(`uses an index for ${name}`, async () => {
    // There are only a few users.
    for (const plan of await plansOf(call)) expect(plan).not.toMatch(/Seq Scan on (?!users)\w/);
  });

const reads: Record<string, (db: Database) => SQLWrapper> = {
  "the newest discussions": (db) => selectDiscussions(db, undefined, 0),
  "a later page of discussions": (db) => selectDiscussions(db, undefined, 30_000),
  "a page of a category": (db) => selectDiscussions(db, "weekly-discussions", 30_000),
  "a page of an empty category": (db) => selectDiscussions(db, "community-feedback", 0),
  "a page of posts": (db) => selectPosts(db, 30_000),
  "a page of comments": (db) => selectComments(db, { type: "video", id: 1 }, 10_000),
  "the replies before a page": (db) => selectBefore(db, 1, 30_000),
  "a page of replies": (db) => selectReplies(db, 1, 10_000),
  "the newest replies": (db) => selectNewestReplies(db, 1, 21),
};

test.each(Object.entries(reads))("reads only the rows it shows for %s", async (_name, read) => {
  const rows = await query(sql`EXPLAIN (ANALYZE, TIMING OFF) ${read(database())}`);
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");

  expect(plan).not.toMatch(/Seq Scan|Sort|Rows Removed by [^:]+: [1-9]/);
  expect(plan).toMatch(/Limit .*actual rows=(101|51|21|1|0)\b/);
});

test.each(["waiting", "recent"] as const)(
  "reads the moderators' %s posts from the ends of indexes",
  async (list) => {
    const page = selectReviewPosts({ list, search: "", page: 3 });
    const rows = await query(sql`EXPLAIN ${page}`);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");

    for (const table of ["discussion_replies", "comments", "discussions"])
      expect(plan).toMatch(new RegExp(`Index Scan.* using ${table}_(${list}|page) `));
    expect(plan).not.toMatch(/Seq Scan on (discussion_replies|comments|discussions)/);
  },
);
