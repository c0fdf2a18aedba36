import { CommentsView } from "../../../components/comments/CommentsView.tsx";
import { Posted } from "../../../components/forms/Posted.tsx";
import { commentTarget } from "../../../components/forms/post-forms.ts";
import { PrivateLink } from "../../../components/forum/PrivateLink.tsx";
import { ExampleLabel } from "../../../components/ui/ExampleLabel.tsx";
import { commentsPage } from "../../../lib/entry-paths.ts";
import { privateLinkPath } from "../../../lib/private-link-path.ts";
import type { CommentTarget } from "../../../schemas/comment.ts";
import { messagesOf } from "../../../schemas/text-input.ts";
import { tags } from "../../http/cache.ts";
import type { Handler } from "../../http/handle.ts";
import { HttpError, invalidFields } from "../../http/http-error.ts";
import { nextLink, readAfter } from "../../http/pagination.ts";
import { renderPlain } from "../../http/plain-page.tsx";
import { html, json, movedTo } from "../../http/responses.ts";
import { formTokenForPage } from "../../posts/form-token.ts";
import { PostCard } from "../../posts/post-card.tsx";
import { cachedForOthers } from "../../posts/private-link-token.ts";
import { isLaunched } from "../../site-settings.ts";
import {
  type CommentThread,
  findCommentTarget,
  listComments,
  missingTarget,
  parseTarget,
  readThread,
} from "./queries.ts";

/** GET /api/comments?contentType=video&contentId=4. @throws HttpError 400 or 404 */
export async function listCommentsResponse(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const { data: target, error } = parseTarget(
    searchParams.get("contentType"),
    searchParams.get("contentId"),
  );
  if (error) throw invalidFields(messagesOf(error));
  const after = readAfter(request);
  const [about, { entries, next }] = await Promise.all([
    findCommentTarget(target),
    listComments(target, after),
  ]);
  if (!about) throw missingTarget();
  const query = ["contentType", "contentId", "after"];
  return json(entries, 200, {
    ...(await cachedForOthers(tags.comments(target), query, request)).headers,
    ...nextLink("/api/comments", { ...target, after: next }),
  });
}

/** GET /comments/blog/:contentId. Once comments are launched, videos and photographs show theirs on their own page. */
export const showCommentsPage: Handler = async (request, { params }) => {
  const { data: target } = parseTarget(params["contentType"], params["contentId"]);
  if (!target) throw nothingHere();
  if (target.contentType !== "blog" && isLaunched("comments"))
    return movedTo(`${commentsPage(target)}${new URL(request.url).search}#comments`);
  const [about, thread, formToken] = await Promise.all([
    findCommentTarget(target),
    readThread(request, target),
    formTokenForPage(),
  ]);
  if (!about) throw nothingHere();
  const title = `Comments on ${about.title}`;
  const page = await renderPlain(
    title,
    `${title} by visitors to this site, oldest first.`,
    { href: about.page, label: "Back" },
    <>
      {about.sample && <ExampleLabel />}
      <PostedComment {...thread} />
      <CommentsView {...threadOf(target, thread)} isOpen={isLaunched("comments")}>
        <PostCard target={commentTarget(target)} formToken={formToken} />
      </CommentsView>
    </>,
    { saved: thread.own && privateLinkPath(thread.own) },
  );
  return html(page, 200, thread.headers);
};

const nothingHere = () => new HttpError(404, "There is nothing here to comment on.");

export const PostedComment = ({ posted, own }: Pick<CommentThread, "posted" | "own">) => (
  <>
    {posted && <Posted kind="comment" />}
    {own && <PrivateLink href={privateLinkPath(own)} />}
  </>
);

export const threadOf = (target: CommentTarget, { comments, next }: CommentThread) => ({
  comments,
  next: next === undefined ? undefined : `${commentsPage(target)}?after=${next}#comments`,
});
