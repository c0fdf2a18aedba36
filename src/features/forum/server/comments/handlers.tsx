import { apiPaths } from "../../../../lib/api-paths.ts";
import { commentsPage } from "../../../../lib/entry-paths.ts";
import { privateLinkPath } from "../../../../lib/private-link-path.ts";
import { messagesOf } from "../../../../lib/text-input.ts";
import { tags } from "../../../../server/http/cache.ts";
import type { Handler } from "../../../../server/http/handle.ts";
import { HttpError, invalidFields } from "../../../../server/http/http-error.ts";
import { nextLink, readAfter } from "../../../../server/http/pagination.ts";
import { renderPlain } from "../../../../server/http/plain-page.tsx";
import { html, json, movedTo } from "../../../../server/http/responses.ts";
import { isLaunched } from "../../../../server/site-settings.ts";
import { ExampleLabel } from "../../../../ui/ExampleLabel.tsx";
import { CommentsView } from "../../comments/CommentsView.tsx";
import { PrivateLink } from "../../own-posts/PrivateLink.tsx";
import { Posted } from "../../post-form/Posted.tsx";
import { commentTarget } from "../../post-form/post-forms.ts";
import type { CommentTarget } from "../../schema/comment.ts";
import { formTokenForPage } from "../form-token.ts";
import { PostCard } from "../post-card.tsx";
import { cachedForOthers } from "../private-link-token.ts";
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
    ...nextLink(apiPaths.comments, { ...target, after: next }),
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

const PostedComment = ({ news, own }: Pick<CommentThread, "news" | "own">) => (
  <>
    <Posted kind="comment" {...news} />
    {own && <PrivateLink href={privateLinkPath(own)} />}
  </>
);

const threadOf = (target: CommentTarget, { comments, next }: CommentThread) => ({
  comments,
  next: next === undefined ? undefined : `${commentsPage(target)}?after=${next}#comments`,
});
