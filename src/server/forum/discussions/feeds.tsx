import { sql } from "drizzle-orm";
import { renderToStaticMarkup } from "react-dom/server";
import { FormattedText } from "../../../components/ui/FormattedText.tsx";
import { atomFeed, type FeedEntry, feedLength } from "../../../lib/atom-feed.ts";
import { discussionFeedPath, discussionsFeedPath } from "../../../lib/discussions-url.ts";
import { database } from "../../db/client.ts";
import { isoTime } from "../../db/timestamps.ts";
import { cachedByTag, tags } from "../../http/cache.ts";
import type { RequestContext } from "../../http/handle.ts";
import { atom } from "../../http/responses.ts";
import { site } from "../../site-settings.ts";
import { discussionId, listed, noDiscussion, selectDiscussion, toDiscussion } from "./queries.ts";
import { selectNewestReplies } from "./replies.ts";

/** GET /discussions/feed.xml and /discussions/:id/feed.xml, also before the launch, because visitors can reply. */
export const showFeed = (request: Request, visit: RequestContext): Promise<Response> =>
  visit.params["id"] === undefined ? showDiscussions(request) : showReplies(request, visit);

async function showDiscussions(request: Request): Promise<Response> {
  const { rows } = await database().execute<ActiveDiscussion>(activeDiscussions);
  const entries = rows.map(
    ({ id, title, author, content, created_at, active_at }): FeedEntry => ({
      ...{ title, author, path: `/discussions/${id}`, content: htmlOf(content) },
      published: isoTime(created_at),
      updated: isoTime(active_at),
    }),
  );
  const title = `Discussion Board | ${site().name}`;
  const channel = { title, href: discussionsFeedPath, page: "/discussions" };
  return atom(atomFeed(site(), channel, entries), cachedByTag(tags.discussions, [], request));
}

async function showReplies(request: Request, visit: RequestContext): Promise<Response> {
  const id = discussionId(visit);
  const db = database();
  const [[row], replies] = await db.batch([
    selectDiscussion(db, id),
    selectNewestReplies(db, id, feedLength),
  ]);
  if (!row || row.sample) throw noDiscussion();
  const discussion = toDiscussion(row);
  const page = `/discussions/${id}`;
  const entries = replies.map(
    (reply): FeedEntry => ({
      title: `Reply by ${reply.author}`,
      author: reply.author,
      // A page that starts with this reply, so that the link works in a thread of any length.
      path: `${page}?after=${reply.id - 1}#reply-${reply.id}`,
      published: reply.createdAt,
      updated: reply.editedAt ?? reply.createdAt,
      content: htmlOf(reply.content),
    }),
  );
  const start: FeedEntry = {
    ...{ title: discussion.title, author: discussion.author, path: page },
    published: discussion.createdAt,
    updated: discussion.editedAt ?? discussion.updatedAt,
    content: htmlOf(discussion.content),
  };
  const all = discussion.deleted ? entries : [...entries, start];
  const title = `${discussion.title} | ${site().name}`;
  const feed = atomFeed(site(), { title, href: discussionFeedPath(id), page }, all);
  return atom(feed, cachedByTag(tags.discussion(id), [], request));
}

const htmlOf = (text: string) => renderToStaticMarkup(<FormattedText text={text} />);

/** Replies among which the discussions with the newest activity are found. */
const latestReplies = 500;

const inFeed = sql`${listed} AND NOT sample`;

/** The discussions in their feed. Sorting all of them by their last reply would read every reply. */
const activeDiscussions = sql`
  WITH activity AS (
    (SELECT discussion_id AS id, created_at AS at FROM discussion_replies
      WHERE status = 'published' AND deleted_at IS NULL ORDER BY id DESC LIMIT ${latestReplies}::int)
    UNION ALL
    (SELECT id, greatest(updated_at, edited_at) FROM discussions
      WHERE ${inFeed} ORDER BY created_at DESC, id DESC LIMIT ${feedLength}::int)),
  active AS (
    SELECT id, max(at) AS active_at FROM activity
    GROUP BY id ORDER BY active_at DESC LIMIT ${feedLength}::int)
  SELECT id, title, content, author, created_at, active_at FROM active JOIN discussions USING (id)
  WHERE ${inFeed} ORDER BY active_at DESC, id DESC`;

type ActiveDiscussion = Record<"title" | "content" | "author", string> & {
  id: number;
  created_at: unknown;
  /** The time of the last reply or change. */
  active_at: unknown;
};
