import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ModerationNote } from "../../../components/forms/ModerationNote.tsx";
import { DiscussionNotFound } from "../../../components/forum/DiscussionNotFound.tsx";
import { DiscussionView } from "../../../components/forum/DiscussionView.tsx";
import { PrivateLink } from "../../../components/forum/PrivateLink.tsx";
import { Replies } from "../../../components/forum/Replies.tsx";
import { type ReplyFormProps, ReplyFormView } from "../../../components/forum/ReplyFormView.tsx";
import { HelpForWriters } from "../../../components/help/HelpForWriters.tsx";
import { repliesUrl } from "../../../lib/discussion-thread.ts";
import { privateLinkPath } from "../../../lib/private-link-path.ts";
import { readTemplate, renderTemplate } from "../../http/template.ts";
import { helpLines, holdsEverything } from "../../site-settings.ts";
import { reissueFormToken } from "../posts/bot-signals.ts";
import { formTokenForPage } from "../posts/form-token.ts";
import { moderationNote } from "../posts/moderation-note.tsx";
import type { RejectedPost } from "../posts/rejected-post.ts";
import type { Thread } from "../replies/queries.ts";

/** What the page is about: a discussion, one that does not exist, or one that cannot be had now. */
export type ThreadState = Thread | "missing" | "unavailable";

export interface PageOptions {
  /** The discussion's number as text; "0" where the address holds no number. */
  id: string;
  thread: ThreadState;
  /** True on the page that answers a reply posted by a plain form. */
  posted?: boolean;
  /** The token of the private link of what was just posted, to be shown this once. */
  own?: string | undefined;
  /** True on the page of a discussion that the visitor has just started. */
  started?: boolean;
  /** What was typed into a plain form that was refused, and why. */
  refused?: RejectedPost;
}

/** The page of a discussion as HTML: the built template with everything rendered into it. */
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
      discussion: markup(<Head {...page} />),
      replies: markup(<Conversation {...page} />),
      "read-first": moderationNote(),
    },
    regions: { "reply-form": form(page, formToken) },
  });
}

const markup = (node: ReactNode) => renderToStaticMarkup(node);

function Head({ thread, started }: PageOptions) {
  if (thread === "missing") return <DiscussionNotFound />;
  if (thread === "unavailable") return <DiscussionUnavailable />;
  return <DiscussionView discussion={thread.discussion} started={started} />;
}

function Conversation({ thread, posted, own }: PageOptions) {
  if (typeof thread === "string") return null;
  const { discussion, replies, earlier, ...around } = thread;
  const address = (after: number | undefined) =>
    after === undefined ? undefined : repliesUrl(discussion.id, after);
  const [previous, next] = [address(around.previous), address(around.next)];
  return (
    <>
      <Replies {...{ replies, earlier, previous, next, posted }} total={discussion.replies} />
      {/* Below, since the address leads to the reply, which is the last. */}
      {own && <PrivateLink href={privateLinkPath(own)} />}
    </>
  );
}

function DiscussionUnavailable() {
  return (
    <div className="discussion discussion-missing">
      <h1>Discussion</h1>
      <p role="alert">Failed to fetch discussion. Please try again in a moment.</p>
    </div>
  );
}

/** The island stays, unless there is nothing to reply to, or typed text to give back. */
function form({ id, thread, refused }: PageOptions, formToken: string): string | undefined {
  if (refused) return markup(<FormAgain {...stateOf(refused)} id={id} formToken={formToken} />);
  return typeof thread === "string" ? "" : undefined;
}

const stateOf = ({ typed, problem: { fields: errors, message } }: RejectedPost) => ({
  values: typed,
  errors,
  message,
});

const FormAgain = (form: ReplyFormProps) => (
  <ReplyFormView refused {...form}>
    {holdsEverything() && <ModerationNote />}
    <HelpForWriters help={helpLines()} />
  </ReplyFormView>
);

function about(thread: ThreadState): { title: string; description: string } {
  if (typeof thread === "string") {
    const title = thread === "missing" ? "Discussion Not Found" : "Discussion";
    return { title, description: "A discussion on this site." };
  }
  const { title, content } = thread.discussion;
  return { title, description: shorten(content.replace(/\s+/g, " ")) };
}

const shorten = (text: string) => (text.length <= 160 ? text : `${text.slice(0, 159).trimEnd()}…`);
