import { renderToStaticMarkup } from "react-dom/server";
import {
  type CommentsThreadProps,
  CommentsView,
} from "../../../components/comments/CommentsView.tsx";
import { Posted } from "../../../components/forms/Posted.tsx";
import { commentTarget } from "../../../components/forms/post-forms.ts";
import { PrivateLink } from "../../../components/forum/PrivateLink.tsx";
import { ExampleLabel } from "../../../components/ui/ExampleLabel.tsx";
import { commentsPage } from "../../../lib/entry-paths.ts";
import { privateLinkPath } from "../../../lib/private-link-path.ts";
import type { Comment, CommentTarget } from "../../../schemas/comment.ts";
import { readTemplate, renderTemplate } from "../../http/template.ts";
import { isLaunched } from "../../site-settings.ts";
import { reissueFormToken } from "../posts/bot-signals.ts";
import { formTokenForPage } from "../posts/form-token.ts";
import { PostCard } from "../posts/post-card.tsx";
import type { RejectedPost } from "../posts/rejected-post.ts";
import type { CommentTargetPage } from "./comment-target.ts";

export interface CommentsPageOptions {
  target?: CommentTarget | undefined;
  /** Missing if the target does not exist or the database cannot be reached. */
  shown?:
    | (CommentTargetPage & { comments: readonly Comment[]; next: number | undefined })
    | undefined;
  problem?: string | undefined;
  posted?: boolean | undefined;
  /** Shown once. */
  own?: string | undefined;
  refused?: RejectedPost | undefined;
}

export async function renderCommentsPage(page: CommentsPageOptions): Promise<string> {
  const { shown } = page;
  const formToken = await (page.refused ? reissueFormToken(page.refused) : formTokenForPage(false));
  const title = shown ? `Comments on ${shown.title}` : "Comments";
  return renderTemplate(await readTemplate("comments"), {
    words: {
      PAGE_TITLE: title,
      PAGE_DESCRIPTION: `${title} by visitors to this site, oldest first.`,
    },
    html: { comments: renderToStaticMarkup(<CommentsPage {...page} formToken={formToken} />) },
  });
}

type PageProps = CommentsPageOptions & {
  formToken: string;
};

function CommentsPage({ target, shown, problem, posted, own, ...form }: PageProps) {
  return (
    <>
      {shown && <Head {...shown} />}
      {!shown && <h1>Comments</h1>}
      {problem && (
        <p className="notice danger" role="alert">
          {problem}
        </p>
      )}
      <PostedComment {...{ posted, own }} />
      {target && shown && <Thread {...form} {...shown} target={target} />}
      {!shown && form.refused && <Form {...form} target={target} />}
    </>
  );
}

export const PostedComment = ({ posted, own }: Pick<CommentsPageOptions, "posted" | "own">) => (
  <>
    {posted && <Posted kind="comment" />}
    {own && <PrivateLink href={privateLinkPath(own)} />}
  </>
);

function Head({ title, sample, page }: CommentTargetPage) {
  return (
    <header className="stack">
      <a className="tap back" href={page}>
        ← Back
      </a>
      {sample && <ExampleLabel />}
      <h1 className="size-2" dir="auto">
        {title}
      </h1>
    </header>
  );
}

type FormProps = Pick<PageProps, "target" | "refused" | "formToken">;
type ThreadProps = NonNullable<CommentsPageOptions["shown"]> &
  FormProps & { target: CommentTarget };

function Thread({ target, comments, next, refused, formToken }: ThreadProps) {
  // Show a refused form even if comments are closed, so that its text is not lost.
  const isOpen = isLaunched("comments") || refused !== undefined;
  return (
    <CommentsView {...threadOf(target, { comments, next })} isOpen={isOpen}>
      <Form {...{ target, refused, formToken }} />
    </CommentsView>
  );
}

type ShownThread = Pick<ThreadProps, "comments" | "next">;

export const threadOf = (
  target: CommentTarget,
  { comments, next }: ShownThread,
): Pick<CommentsThreadProps, "comments" | "next"> => ({
  comments,
  next: next === undefined ? undefined : `${commentsPage(target)}?after=${next}#comments`,
});

/** An invalid target is shown as it was sent. */
function Form({ target, ...form }: FormProps) {
  const { contentType = "", contentId = "" } = form.refused?.typed ?? {};
  return <PostCard target={commentTarget(target ?? { contentType, contentId })} {...form} />;
}
