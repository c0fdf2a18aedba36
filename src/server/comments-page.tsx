import { renderToStaticMarkup } from "react-dom/server";
import { CommentFormView } from "../lib/comments/CommentFormView.tsx";
import { CommentsView } from "../lib/comments/CommentsView.tsx";
import { Posted } from "../lib/form/Posted.tsx";
import { ReadFirst } from "../lib/form/ReadFirst.tsx";
import { HelpBeside } from "../lib/help/HelpBeside.tsx";
import { ownPath } from "../lib/own/own-path.ts";
import { PrivateLink } from "../lib/own/PrivateLink.tsx";
import type { Comment, Subject } from "../schemas/comment.ts";
import { nonceAgain } from "./form-signs.ts";
import { issueNonce } from "./form-token.ts";
import type { Refused } from "./receive-post.ts";
import { helpLines, holdsEverything, isLaunched } from "./settings.ts";
import { fillShell, readShell } from "./shell.ts";
import type { ShownSubject } from "./subject-page.ts";

/** The comments under something, on a page of their own: for browsers without JavaScript. */
export interface CommentsPageOptions {
  /** Missing where the address names nothing that can be commented on. */
  subject?: Subject | undefined;
  /** Missing where it does not exist, or cannot be had now. */
  shown?: (ShownSubject & { comments: readonly Comment[]; next: number | undefined }) | undefined;
  /** Why there is nothing to show. */
  problem?: string | undefined;
  /** True on the page that answers a posted form. */
  posted?: boolean | undefined;
  /** The token of the private link of what was just posted, to be shown this once. */
  own?: string | undefined;
  refused?: Refused | undefined;
}

/** The address of the page. */
export const commentsPage = ({ contentType, contentId }: Subject): string =>
  `/comments/${contentType}/${contentId}`;

/** That page as HTML: the built shell with everything rendered into it. */
export async function renderCommentsPage(page: CommentsPageOptions): Promise<string> {
  const { subject, shown } = page;
  const nonce = await (page.refused ? nonceAgain(page.refused) : issueNonce(false));
  const title = shown ? `Comments on ${shown.title}` : "Comments";
  return fillShell(await readShell("comments"), {
    words: {
      COMMENTS_PATH: subject ? commentsPage(subject).slice(1) : "comments",
      PAGE_TITLE: title,
      PAGE_DESCRIPTION: `${title}: what visitors of this site have written, oldest first.`,
    },
    html: { comments: renderToStaticMarkup(<CommentsPage {...page} nonce={nonce} />) },
    regions: {},
  });
}

type PageProps = CommentsPageOptions & {
  /** The token of its form. */
  nonce: string;
};

function CommentsPage({ subject, shown, problem, posted, own, ...form }: PageProps) {
  return (
    <>
      {shown && <Head {...shown} />}
      {!shown && <h1>Comments</h1>}
      {problem && (
        <p className="notice danger" role="alert">
          {problem}
        </p>
      )}
      {posted && (
        <Posted title="Comment posted" text="Your comment has been successfully posted." />
      )}
      {own && <PrivateLink href={ownPath(own)} />}
      {subject && shown && <Thread {...form} {...shown} subject={subject} />}
      {!shown && form.refused && <Form {...form} subject={subject} />}
    </>
  );
}

function Head({ title, page }: ShownSubject) {
  return (
    <header className="comments-head">
      <a href={page}>← Back</a>
      <h1 dir="auto">{title}</h1>
    </header>
  );
}

type FormProps = Pick<PageProps, "subject" | "refused" | "nonce">;
type ThreadProps = NonNullable<CommentsPageOptions["shown"]> & FormProps & { subject: Subject };

function Thread({ subject, comments, next, refused, nonce }: ThreadProps) {
  const state = { status: "ready", comments, more: next ? "there" : undefined } as const;
  const after = next && `${commentsPage(subject)}?after=${next}`;
  // What was typed while comments were closed is given back all the same.
  const isOpen = isLaunched("comments") || refused !== undefined;
  return (
    <CommentsView state={state} isOpen={isOpen} level={2} next={after || undefined}>
      <Form {...{ subject, refused, nonce }} />
    </CommentsView>
  );
}

/** The form, empty or as it was typed. A subject that is none was typed as well. */
function Form({ subject, refused, nonce }: FormProps) {
  const { contentType, contentId } = refused?.typed ?? {};
  return (
    <CommentFormView
      subject={subject ?? { contentType: contentType ?? "", contentId: contentId ?? "" }}
      nonce={nonce}
      values={refused?.typed}
      errors={refused?.problem.fields}
      message={refused?.problem.message}
      refused={refused !== undefined}
    >
      {holdsEverything() && <ReadFirst />}
      <HelpBeside help={helpLines()} />
    </CommentFormView>
  );
}
