import { renderToStaticMarkup } from "react-dom/server";
import { CommentsThread } from "../../../components/comments/CommentsView.tsx";
import type { CommentTarget } from "../../../schemas/comment.ts";
import { renderTemplate } from "../../http/template.ts";
import { formTokenForPage } from "../posts/form-token.ts";
import { moderationNote } from "../posts/moderation-note.tsx";
import { PostedComment, threadOf } from "./page-view.tsx";
import type { CommentThread } from "./read-thread.ts";

/** Fills in the comments and the form. @param thread missing if the database cannot be reached */
export async function renderWatchPage(
  template: string,
  target: CommentTarget,
  thread?: CommentThread,
): Promise<string> {
  return renderTemplate(template, {
    words: { FORM_TOKEN: await formTokenForPage(false) },
    html: {
      comments: renderToStaticMarkup(thread ? <Thread {...{ target, thread }} /> : <Unavailable />),
      "read-first": moderationNote(),
    },
  });
}

function Thread({ target, thread }: { target: CommentTarget; thread: CommentThread }) {
  return (
    <>
      <CommentsThread {...threadOf(target, thread)} isOpen />
      {/* After the comments, because the URL scrolls to the new one, which is last. */}
      <PostedComment {...thread} />
    </>
  );
}

const Unavailable = () => (
  <div className="stack" data-thread="">
    <h2 id="comments-title">Comments</h2>
    <p role="alert">The comments could not be loaded. Reload the page to try again.</p>
  </div>
);
