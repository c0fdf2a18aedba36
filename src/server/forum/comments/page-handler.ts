import { commentsPage } from "../../../lib/entry-paths.ts";
import type { CommentTarget } from "../../../schemas/comment.ts";
import type { Handler } from "../../http/handle.ts";
import { HttpError } from "../../http/http-error.ts";
import { html, movedTo, uncached } from "../../http/responses.ts";
import { isLaunched } from "../../site-settings.ts";
import { findCommentTarget, readCommentTarget } from "./comment-target.ts";
import { type CommentsPageOptions, renderCommentsPage } from "./page-view.tsx";
import { listComments } from "./queries.ts";
import { readThread } from "./read-thread.ts";

type Shown = CommentsPageOptions["shown"];

/** GET /comments/blog/:contentId. Once comments are launched, videos and photographs show theirs on their own page. */
export const showCommentsPage: Handler = async (request, { params }) => {
  const target = readCommentTarget(params);
  if (!target) throw nothingHere();
  if (target.contentType !== "blog" && isLaunched("comments"))
    return movedTo(`${commentsPage(target)}${new URL(request.url).search}#comments`);
  const [about, thread] = await Promise.all([
    findCommentTarget(target),
    readThread(request, target),
  ]);
  if (!about) throw nothingHere();
  const page = await renderCommentsPage({ ...thread, target, shown: { ...about, ...thread } });
  return html(page, 200, thread.headers);
};

export async function showCommentsPageWithErrors({ status, message, headers }: HttpError) {
  const page = await renderCommentsPage({ problem: message });
  return html(page, status, { ...uncached, ...headers });
}

/** One page of comments with its target. @returns undefined if the target does not exist */
export async function showComments(target: CommentTarget, after: number): Promise<Shown> {
  const [about, page] = await Promise.all([findCommentTarget(target), listComments(target, after)]);
  return about && { ...about, comments: page.entries, next: page.next };
}

const nothingHere = () => new HttpError(404, "There is nothing here to comment on.");
