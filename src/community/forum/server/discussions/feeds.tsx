import { renderToStaticMarkup } from "react-dom/server";
import { atomFeed, type FeedEntry, feedLength } from "../../../../lib/call/atom-feed.ts";
import { discussionFeedPath, discussionsFeedPath } from "../../../../lib/posts/discussions-url.ts";
import { database } from "../../../../server/db/client.ts";
import { cachedByTag, tags } from "../../../../server/http/cache.ts";
import type { RequestContext } from "../../../../server/http/handle.ts";
import { atom } from "../../../../server/http/responses.ts";
import { site } from "../../../../server/site-settings.ts";
import { FormattedText } from "../../../../ui/cards/FormattedText.tsx";
import { noDiscussion } from "../../../posts/server/places.ts";
import type { Discussion } from "../../schema/discussion.ts";
import { selectNewestReplies } from "../thread.ts";
import { discussionId, listDiscussions, selectDiscussion, toDiscussion } from "./queries.ts";

/** Works before the launch too, because visitors can reply. */
export const showFeed = (request: Request, context: RequestContext): Promise<Response> =>
  context.params["id"] === undefined ? showDiscussions(request) : showReplies(request, context);

async function showDiscussions(request: Request): Promise<Response> {
  const { entries } = await listDiscussions(undefined, 0);
  const shown = entries.filter(({ sample }) => !sample);
  const title = `Discussion Board | ${site().name}`;
  const channel = { title, href: discussionsFeedPath, page: "/discussions" };
  const feed = atomFeed(
    site(),
    channel,
    shown.map((one) => entryOf(one, `/discussions/${one.id}`)),
  );
  return atom(feed, cachedByTag(tags.discussions, [], request));
}

async function showReplies(request: Request, context: RequestContext): Promise<Response> {
  const id = discussionId(context);
  const db = database();
  const [[row], replies] = await db.batch([
    selectDiscussion(db, id),
    selectNewestReplies(db, id, feedLength),
  ]);
  if (!row || row.sample) throw noDiscussion();
  const discussion = toDiscussion(row);
  const page = `/discussions/${id}`;
  // The page starts with this reply, so the link works in a thread of any length.
  const pathOf = (reply: number) => `${page}?after=${reply - 1}#reply-${reply}`;
  const entries = replies.map((reply) =>
    entryOf({ ...reply, title: `Reply by ${reply.author}` }, pathOf(reply.id)),
  );
  const all = discussion.deleted ? entries : [...entries, entryOf(discussion, page)];
  const title = `${discussion.title} | ${site().name}`;
  const feed = atomFeed(site(), { title, href: discussionFeedPath(id), page }, all);
  return atom(feed, cachedByTag(tags.discussion(id), [], request));
}

type Post = Pick<Discussion, "title" | "author" | "content" | "createdAt"> & {
  editedAt?: string | null | undefined;
  updatedAt?: string;
};

const entryOf = (post: Post, path: string): FeedEntry => ({
  title: post.title,
  author: post.author,
  path,
  published: post.createdAt,
  updated: post.editedAt ?? post.updatedAt ?? post.createdAt,
  content: renderToStaticMarkup(<FormattedText text={post.content} origin={site().url} />),
});
