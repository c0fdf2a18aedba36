import { renderToStaticMarkup } from "react-dom/server";
import { replyTarget } from "../../../components/forms/post-forms.ts";
import { ClosedToReplies } from "../../../components/forum/ClosedToReplies.tsx";
import { DiscussionNotFound } from "../../../components/forum/DiscussionNotFound.tsx";
import { DiscussionView } from "../../../components/forum/DiscussionView.tsx";
import { PrivateLink } from "../../../components/forum/PrivateLink.tsx";
import { Replies } from "../../../components/forum/Replies.tsx";
import { repliesUrl } from "../../../lib/discussions-url.ts";
import { plainText } from "../../../lib/formatted-text.ts";
import { privateLinkPath } from "../../../lib/private-link-path.ts";
import { readTemplate, renderTemplate, unlisted } from "../../http/template.ts";
import { reissueFormToken } from "../posts/bot-signals.ts";
import { formTokenForPage } from "../posts/form-token.ts";
import { moderationNote } from "../posts/moderation-note.tsx";
import { PostCard } from "../posts/post-card.tsx";
import type { RejectedPost } from "../posts/rejected-post.ts";
import type { Thread } from "../replies/queries.ts";

export type ThreadState = Thread | "missing" | "unavailable";

export interface PageOptions {
  /** "0" if the id in the URL is not valid. */
  id: string;
  thread: ThreadState;
  posted?: boolean;
  /** Token of the new post's private link, which is shown once. */
  own?: string | undefined;
  started?: boolean;
  refused?: RejectedPost;
}

export async function renderDiscussionPage(page: PageOptions): Promise<string> {
  const formToken = await (page.refused ? reissueFormToken(page.refused) : formTokenForPage(false));
  const { title, description } = about(page.thread);
  return renderTemplate(await readTemplate("discussion"), {
    words: {
      DISCUSSION_ID: page.id,
      FORM_TOKEN: formToken,
      PAGE_TITLE: title,
      PAGE_DESCRIPTION: description,
    },
    html: {
      discussion: renderToStaticMarkup(<Head {...page} />),
      replies: renderToStaticMarkup(<Conversation {...page} />),
      "read-first": moderationNote(),
      "reply-form": form(page, formToken),
      listed: typeof page.thread === "string" ? unlisted : undefined,
      feed: hasFeed(page.thread) ? undefined : "",
    },
  });
}

/** Examples are not in any feed. */
const hasFeed = (thread: ThreadState): boolean =>
  typeof thread !== "string" && !thread.discussion.sample;

function Head({ thread, started, own }: PageOptions) {
  if (thread === "missing") return <DiscussionNotFound />;
  if (thread === "unavailable") return <DiscussionUnavailable />;
  const privateLink = started && own ? privateLinkPath(own) : undefined;
  return <DiscussionView discussion={thread.discussion} {...{ started, privateLink }} />;
}

function Conversation({ thread, posted, own, started }: PageOptions) {
  if (typeof thread === "string") return null;
  const { discussion, replies, earlier, ...around } = thread;
  const address = (after: number | undefined) =>
    after === undefined ? undefined : repliesUrl(discussion.id, after);
  const [previous, next] = [address(around.previous), address(around.next)];
  return (
    <>
      <Replies {...{ replies, earlier, previous, next, posted }} total={discussion.replies} />
      {/* After the replies, because the URL scrolls to the new reply, which is last. */}
      {own && !started && <PrivateLink href={privateLinkPath(own)} />}
    </>
  );
}

function DiscussionUnavailable() {
  return (
    <div className="stack">
      <h1>Discussion</h1>
      <p role="alert">Failed to fetch discussion. Please try again in a moment.</p>
      <a className="button quiet" href="">
        Try again
      </a>
    </div>
  );
}

/** The form's HTML, or undefined to keep the island. Refused text is always shown again. */
function form({ id, thread, refused }: PageOptions, formToken: string): string | undefined {
  if (refused)
    return renderToStaticMarkup(<PostCard target={replyTarget(id)} {...{ formToken, refused }} />);
  if (typeof thread === "string") return "";
  return thread.discussion.locked && renderToStaticMarkup(<ClosedToReplies id={id} />);
}

function about(thread: ThreadState): { title: string; description: string } {
  if (typeof thread === "string") {
    const title = thread === "missing" ? "Discussion Not Found" : "Discussion";
    return { title, description: "A discussion on this site." };
  }
  const { title, content } = thread.discussion;
  return { title, description: shorten(plainText(content).replace(/\s+/g, " ")) };
}

const shorten = (text: string) => (text.length <= 160 ? text : `${text.slice(0, 159).trimEnd()}…`);
