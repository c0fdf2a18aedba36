import { renderToStaticMarkup } from "react-dom/server";
import { DiscussionNotFound } from "../../../components/forum/DiscussionNotFound.tsx";
import { DiscussionView } from "../../../components/forum/DiscussionView.tsx";
import { PrivateLink } from "../../../components/forum/PrivateLink.tsx";
import { ReplyList } from "../../../components/forum/ReplyList.tsx";
import { LoadError } from "../../../components/ui/LoadError.tsx";
import { repliesUrl } from "../../../lib/discussions-url.ts";
import { plainText } from "../../../lib/formatted-text.ts";
import { privateLinkPath } from "../../../lib/private-link-path.ts";
import { tags } from "../../http/cache.ts";
import type { Handler, Refuse } from "../../http/handle.ts";
import { pageWith, readAfter, readId } from "../../http/pagination.ts";
import { fillDiscussionTemplate, PlainContent } from "../../http/plain-page.tsx";
import { html, uncached } from "../../http/responses.ts";
import { readTemplate, renderTemplate } from "../../http/template.ts";
import { formTokenForPage } from "../../posts/form-token.ts";
import { moderationNote } from "../../posts/post-card.tsx";
import { cachedForOthers, readPrivateLinkToken } from "../../posts/private-link-token.ts";
import { discussionId, noDiscussion } from "./queries.ts";
import { getThread, type Thread } from "./replies.ts";

export const showDiscussionPage: Handler = async (request, visit) => {
  const id = discussionId(visit);
  const posted = readId(new URL(request.url).searchParams.get("reply"));
  const [thread, { own, headers }] = await Promise.all([
    pageWith(posted, readAfter(request), (after) => getThread(id, after)),
    cachedForOthers(tags.discussion(id), ["after", "reply"], request),
  ]);
  if (!thread) throw noDiscussion();
  const { discussion, replies } = thread;
  const started = readPrivateLinkToken(own) === "discussion";
  const privateLink = own && privateLinkPath(own);
  const isPosted = replies.some((reply) => reply.id === posted);
  const page = renderTemplate(await readTemplate("discussion"), {
    words: {
      DISCUSSION_ID: String(id),
      FORM_TOKEN: await formTokenForPage(),
      AFTER: String(thread.after),
      PREVIOUS: String(thread.previous ?? ""),
      NEXT: String(thread.next ?? ""),
      PRIVATE_LINK: privateLink ?? "",
      GONE_LINK: "",
      PAGE_TITLE: discussion.title,
      PAGE_DESCRIPTION: shorten(plainText(discussion.content).replace(/\s+/g, " ")),
    },
    html: {
      discussion: renderToStaticMarkup(
        <DiscussionView
          discussion={discussion}
          started={started}
          privateLink={started ? privateLink : undefined}
        />,
      ),
      replies: renderToStaticMarkup(
        <>
          <Conversation {...thread} posted={isPosted} />
          {/* After the replies, because the URL scrolls to the new reply, which is last. */}
          {privateLink && !started && <PrivateLink href={privateLink} />}
        </>,
      ),
      "read-first": moderationNote(),
      // Undefined keeps the island.
      "reply-form": discussion.locked ? "" : undefined,
      closed: discussion.locked ? undefined : "",
      // Examples are not in any feed.
      feed: discussion.sample && "",
    },
  });
  return html(page, 200, headers);
};

function Conversation({ discussion, posted, ...thread }: Thread & { posted: boolean }) {
  const address = (after: number | undefined) =>
    after === undefined ? undefined : repliesUrl(discussion.id, after);
  return (
    <ReplyList
      replies={thread.replies}
      total={discussion.replies}
      previous={address(thread.previous)}
      next={address(thread.next)}
      isClosed={discussion.locked}
      posted={posted}
    />
  );
}

const shorten = (text: string) => (text.length <= 160 ? text : `${text.slice(0, 159).trimEnd()}…`);

export const showDiscussionPageWithErrors: Refuse = async ({ status, message, headers }) => {
  const isMissing = status === 404 || status === 400;
  const page = await fillDiscussionTemplate(
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
