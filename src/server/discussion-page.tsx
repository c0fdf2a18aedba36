import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { DiscussionNotFound } from "../lib/discussion/DiscussionNotFound.tsx";
import { DiscussionView } from "../lib/discussion/DiscussionView.tsx";
import { Replies } from "../lib/discussion/Replies.tsx";
import { type ReplyFormProps, ReplyFormView } from "../lib/discussion/ReplyFormView.tsx";
import { repliesAddress } from "../lib/discussion/thread.ts";
import { ReadFirst } from "../lib/form/ReadFirst.tsx";
import { HelpBeside } from "../lib/help/HelpBeside.tsx";
import { ownPath } from "../lib/own/own-path.ts";
import { PrivateLink } from "../lib/own/PrivateLink.tsx";
import { nonceAgain } from "./form-signs.ts";
import { issueNonce } from "./form-token.ts";
import { readFirst } from "./read-first.tsx";
import type { Refused } from "./receive-post.ts";
import type { Thread } from "./replies.ts";
import { helpLines, holdsEverything } from "./settings.ts";
import { fillShell, readShell } from "./shell.ts";

/** What the page is about: a discussion, one that does not exist, or one that cannot be had now. */
export type Subject = Thread | "missing" | "unavailable";

export interface PageOptions {
  /** The discussion's number as text; "0" where the address holds no number. */
  id: string;
  subject: Subject;
  /** True on the page that answers a reply posted by a plain form. */
  posted?: boolean;
  /** The token of the private link of what was just posted, to be shown this once. */
  own?: string | undefined;
  /** True on the page of a discussion that the visitor has just started. */
  started?: boolean;
  /** What was typed into a plain form that was refused, and why. */
  refused?: Refused;
}

/** The page of a discussion as HTML: the built shell with everything rendered into it. */
export async function renderDiscussionPage(page: PageOptions): Promise<string> {
  const nonce = await (page.refused ? nonceAgain(page.refused) : issueNonce(false));
  const { title, description } = about(page.subject);
  return fillShell(await readShell("discussion"), {
    words: {
      DISCUSSION_ID: page.id,
      FORM_NONCE: nonce,
      PAGE_TITLE: title,
      PAGE_DESCRIPTION: description,
    },
    html: {
      discussion: markup(<Head {...page} />),
      replies: markup(<Conversation {...page} />),
      "read-first": readFirst(),
    },
    regions: { "reply-form": form(page, nonce) },
  });
}

const markup = (node: ReactNode) => renderToStaticMarkup(node);

function Head({ subject, started }: PageOptions) {
  if (subject === "missing") return <DiscussionNotFound />;
  if (subject === "unavailable") return <DiscussionUnavailable />;
  return <DiscussionView discussion={subject.discussion} started={started} />;
}

function Conversation({ subject, posted, own }: PageOptions) {
  if (typeof subject === "string") return null;
  const { discussion, replies, earlier, ...around } = subject;
  const address = (after: number | undefined) =>
    after === undefined ? undefined : repliesAddress(discussion.id, after);
  const [previous, next] = [address(around.previous), address(around.next)];
  return (
    <>
      <Replies {...{ replies, earlier, previous, next, posted }} total={discussion.replies} />
      {/* Below, since the address leads to the reply, which is the last. */}
      {own && <PrivateLink href={ownPath(own)} />}
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
function form({ id, subject, refused }: PageOptions, nonce: string): string | undefined {
  if (refused) return markup(<FormAgain {...stateOf(refused)} id={id} nonce={nonce} />);
  return typeof subject === "string" ? "" : undefined;
}

const stateOf = ({ typed, problem: { fields: errors, message } }: Refused) => ({
  values: typed,
  errors,
  message,
});

const FormAgain = (form: ReplyFormProps) => (
  <ReplyFormView refused {...form}>
    {holdsEverything() && <ReadFirst />}
    <HelpBeside help={helpLines()} />
  </ReplyFormView>
);

function about(subject: Subject): { title: string; description: string } {
  if (typeof subject === "string") {
    const title = subject === "missing" ? "Discussion Not Found" : "Discussion";
    return { title, description: "A discussion on this site." };
  }
  const { title, content } = subject.discussion;
  return { title, description: shorten(content.replace(/\s+/g, " ")) };
}

const shorten = (text: string) => (text.length <= 160 ? text : `${text.slice(0, 159).trimEnd()}…`);
