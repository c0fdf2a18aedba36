import { renderToStaticMarkup } from "react-dom/server";
import { FormattedText } from "../../../components/ui/FormattedText.tsx";
import { atomFeed, type FeedEntry } from "../../../lib/atom-feed.ts";
import { discussionFeedPath, discussionsFeedPath } from "../../../lib/discussions-url.ts";
import { cachedByTag, tags } from "../../http/cache.ts";
import type { RequestContext } from "../../http/handle.ts";
import { atom } from "../../http/responses.ts";
import { site } from "../../site-settings.ts";
import { discussionId, noDiscussion } from "../discussions/discussion-id.ts";
import { getNewestReplies, listActiveDiscussions } from "./queries.ts";

/**
 * GET /discussions/feed.xml and /discussions/:id/feed.xml. Both are open before the launch of discussions, like the
 * lists of the API, because visitors can already reply.
 */
export const showFeed = (request: Request, visit: RequestContext): Promise<Response> =>
  visit.params["id"] === undefined ? showDiscussions(request) : showReplies(request, visit);

async function showDiscussions(request: Request): Promise<Response> {
  const entries = (await listActiveDiscussions()).map(
    ({ id, title, author, content, createdAt, activeAt }): FeedEntry => ({
      ...{ title, author, path: `/discussions/${id}`, content: htmlOf(content) },
      published: createdAt,
      updated: activeAt,
    }),
  );
  const title = `Discussion Board | ${site().name}`;
  const channel = { title, href: discussionsFeedPath, page: "/discussions" };
  return atom(atomFeed(site(), channel, entries), cachedByTag(tags.discussions, [], request));
}

async function showReplies(request: Request, visit: RequestContext): Promise<Response> {
  const id = discussionId(visit);
  const thread = await getNewestReplies(id);
  if (!thread) throw noDiscussion();
  const { discussion, replies } = thread;
  const page = `/discussions/${id}`;
  const entries = replies.map(
    (reply): FeedEntry => ({
      title: `Reply by ${reply.author}`,
      author: reply.author,
      // A page that starts with this reply, so that the link works in a thread of any length.
      path: `${page}?after=${reply.id - 1}#reply-${reply.id}`,
      published: reply.createdAt.toISOString(),
      updated: (reply.editedAt ?? reply.createdAt).toISOString(),
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
