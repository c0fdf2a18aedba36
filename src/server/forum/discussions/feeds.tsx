import { renderToStaticMarkup } from "react-dom/server";
import { FormattedText } from "../../../components/ui/FormattedText.tsx";
import { atomFeed, type FeedEntry, feedLength } from "../../../lib/atom-feed.ts";
import { discussionFeedPath, discussionsFeedPath } from "../../../lib/discussions-url.ts";
import type { Discussion } from "../../../schemas/discussion.ts";
import { database } from "../../db/client.ts";
import { cachedByTag, tags } from "../../http/cache.ts";
import type { RequestContext } from "../../http/handle.ts";
import { atom } from "../../http/responses.ts";
import { site } from "../../site-settings.ts";
import {
  discussionId,
  listDiscussions,
  noDiscussion,
  selectDiscussion,
  toDiscussion,
} from "./queries.ts";
import { selectNewestReplies } from "./replies.ts";

/** GET /discussions/feed.xml and /discussions/:id/feed.xml, also before the launch, because visitors can reply. */
export const showFeed = (request: Request, visit: RequestContext): Promise<Response> =>
  visit.params["id"] === undefined ? showDiscussions(request) : showReplies(request, visit);

async function showDiscussions(request: Request): Promise<Response> {
  const { entries } = await listDiscussions(undefined, 0);
  const title = `Discussion Board | ${site().name}`;
  const channel = { title, href: discussionsFeedPath, page: "/discussions" };
  const feed = atomFeed(site(), channel, entries.filter(({ sample }) => !sample).map(entryOf));
  return atom(feed, cachedByTag(tags.discussions, [], request));
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
  const all = discussion.deleted ? entries : [...entries, entryOf(discussion)];
  const title = `${discussion.title} | ${site().name}`;
  const feed = atomFeed(site(), { title, href: discussionFeedPath(id), page }, all);
  return atom(feed, cachedByTag(tags.discussion(id), [], request));
}

const entryOf = (discussion: Discussion): FeedEntry => ({
  title: discussion.title,
  author: discussion.author,
  path: `/discussions/${discussion.id}`,
  published: discussion.createdAt,
  updated: discussion.editedAt ?? discussion.updatedAt,
  content: htmlOf(discussion.content),
});

const htmlOf = (text: string) => renderToStaticMarkup(<FormattedText text={text} />);
