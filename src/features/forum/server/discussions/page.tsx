import { renderToString } from "react-dom/server";
import { clip } from "../../../../lib/clip.ts";
import { plainText } from "../../../../lib/formatted-text.ts";
import { privateLinkPath } from "../../../../lib/private-link-path.ts";
import { tags } from "../../../../server/http/cache.ts";
import type { Handler, Refuse } from "../../../../server/http/handle.ts";
import { pageWith, readAfter, readId } from "../../../../server/http/pagination.ts";
import { fillPlainTemplate, PlainContent } from "../../../../server/http/plain-page.tsx";
import { html, uncached } from "../../../../server/http/responses.ts";
import { readTemplate, renderTemplate } from "../../../../server/http/template.ts";
import { LoadError } from "../../../../ui/LoadError.tsx";
import { DiscussionNotFound } from "../../DiscussionNotFound.tsx";
import { type ThreadData, ThreadView } from "../../Thread.island.tsx";
import { newsOf } from "../news-of.ts";
import { formSettings } from "../post-card.tsx";
import { cachedForOthers, readPrivateLinkToken } from "../private-link-token.ts";
import { discussionId, noDiscussion } from "./queries.ts";
import { getThread, type ThreadPage } from "./replies.ts";

export const showDiscussionPage: Handler = async (request, visit) => {
  const id = discussionId(visit);
  const posted = readId(new URL(request.url).searchParams.get("reply"));
  const [thread, { own, post, headers }] = await Promise.all([
    pageWith(posted, readAfter(request), (after) => getThread(id, after)),
    cachedForOthers(tags.discussion(id), ["after", "reply"], request),
  ]);
  if (!thread) throw noDiscussion();
  const isPosted = thread.replies.some((reply) => reply.id === posted);
  const isStarted = readPrivateLinkToken(own) === "discussion";
  const data: ThreadData = {
    ...dataOf(thread),
    news: newsOf(post, isPosted || isStarted, request),
    isStarted,
    privateLink: own && privateLinkPath(own),
    settings: await formSettings(),
  };
  const { discussion } = thread;
  const page = renderTemplate(await readTemplate("discussion"), {
    words: {
      DISCUSSION_ID: String(id),
      PAGE_TITLE: discussion.title,
      PAGE_DESCRIPTION: clip(plainText(discussion.content).replace(/\s+/g, " "), 160),
    },
    json: { THREAD: data },
    html: {
      thread: renderToString(<ThreadView {...data} />),
      // Examples are not in any feed.
      feed: discussion.sample && "",
    },
  });
  return html(page, 200, headers);
};

const dataOf = ({ discussion, after, replies, next, previous }: ThreadPage) => ({
  discussion,
  page: { after, replies, next },
  previous,
});

export const showDiscussionPageWithErrors: Refuse = async ({ status, message, headers }) => {
  const isMissing = status === 404 || status === 400;
  const page = await fillPlainTemplate(
    isMissing ? "Discussion Not Found" : "Discussion",
    "A discussion on this site.",
    isMissing ? (
      <DiscussionNotFound />
    ) : (
      <DiscussionUnavailable message={message} canReload={"Retry-After" in headers} />
    ),
  );
  return html(page, status, { ...uncached, ...headers });
};

const DiscussionUnavailable = ({ message, canReload }: { message: string; canReload: boolean }) => (
  <PlainContent title="Discussion" back={{ href: "/discussions", label: "Back to Discussions" }}>
    <LoadError message={`Failed to fetch discussion. ${message}`} canReload={canReload} />
  </PlainContent>
);
