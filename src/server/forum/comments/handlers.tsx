import { renderToStaticMarkup } from "react-dom/server";
import { CommentsView } from "../../../components/comments/CommentsView.tsx";
import { Posted } from "../../../components/forms/Posted.tsx";
import { commentTarget } from "../../../components/forms/post-forms.ts";
import { PrivateLink } from "../../../components/forum/PrivateLink.tsx";
import { ExampleLabel } from "../../../components/ui/ExampleLabel.tsx";
import { commentsPage } from "../../../lib/entry-paths.ts";
import { privateLinkPath } from "../../../lib/private-link-path.ts";
import { type CommentTarget, commentTypes } from "../../../schemas/comment.ts";
import { tags } from "../../http/cache.ts";
import type { Handler } from "../../http/handle.ts";
import { HttpError, invalidFields } from "../../http/http-error.ts";
import { nextLink, readAfter, readId } from "../../http/pagination.ts";
import { html, json, movedTo } from "../../http/responses.ts";
import { readTemplate, renderTemplate } from "../../http/template.ts";
import { cachedForOthers } from "../../private-links/token.ts";
import { isLaunched } from "../../site-settings.ts";
import { formTokenForPage } from "../posts/form-token.ts";
import { errorPage } from "../posts/plain-page.tsx";
import { PostCard } from "../posts/post-card.tsx";
import {
  type CommentTargetPage,
  type CommentThread,
  findCommentTarget,
  listComments,
  missingTarget,
  readCommentTarget,
  readThread,
} from "./queries.ts";

/** GET /api/comments?contentType=video&contentId=4. @throws HttpError 400 or 404 */
export async function listCommentsResponse(request: Request): Promise<Response> {
  const target = readTarget(new URL(request.url).searchParams);
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

function readTarget(search: URLSearchParams): CommentTarget {
  const [contentType, contentId] = [search.get("contentType"), search.get("contentId")];
  const target = readCommentTarget({ contentType, contentId });
  if (target) return target;
  const isType = commentTypes.some((type) => type === contentType);
  throw invalidFields({
    contentType: isType ? undefined : `Expected one of ${commentTypes.join(", ")}`,
    contentId: readId(contentId) ? undefined : "Expected an id",
  });
}

/** GET /comments/blog/:contentId. Once comments are launched, videos and photographs show theirs on their own page. */
export const showCommentsPage: Handler = async (request, { params }) => {
  const target = readCommentTarget(params);
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
  const page = renderTemplate(await readTemplate("comments"), {
    words: {
      PAGE_TITLE: title,
      PAGE_DESCRIPTION: `${title} by visitors to this site, oldest first.`,
    },
    html: {
      comments: renderToStaticMarkup(<CommentsPage {...{ target, about, thread, formToken }} />),
    },
  });
  return html(page, 200, thread.headers);
};

export const showCommentsPageWithErrors = errorPage("Comments", { href: "/blog", label: "Blog" });

const nothingHere = () => new HttpError(404, "There is nothing here to comment on.");

interface PageProps {
  target: CommentTarget;
  about: CommentTargetPage;
  thread: CommentThread;
  formToken: string;
}

const CommentsPage = ({ target, about, thread, formToken }: PageProps) => (
  <>
    <header className="stack">
      <a className="tap back" href={about.page}>
        ← Back
      </a>
      {about.sample && <ExampleLabel />}
      <h1 className="size-2" dir="auto">
        {about.title}
      </h1>
    </header>
    <PostedComment {...thread} />
    <CommentsView {...threadOf(target, thread)} isOpen={isLaunched("comments")}>
      <PostCard target={commentTarget(target)} formToken={formToken} />
    </CommentsView>
  </>
);

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
