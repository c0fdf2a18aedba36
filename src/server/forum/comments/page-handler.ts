import { type CommentTarget, commentTypes } from "../../../schemas/comment.ts";
import { cachedByTag, tags } from "../../http/cache.ts";
import type { RequestContext } from "../../http/handle.ts";
import { HttpError } from "../../http/http-error.ts";
import { readAfter, readId } from "../../http/pagination.ts";
import { html, uncached } from "../../http/responses.ts";
import { readPrivateLinkToken } from "../../private-links/token.ts";
import { findCommentTarget } from "./comment-target.ts";
import { type CommentsPageOptions, renderCommentsPage } from "./page-view.tsx";
import { listComments } from "./queries.ts";

type Shown = CommentsPageOptions["shown"];

/** GET /comments/:contentType/:contentId, the comments as a page for browsers without JavaScript. */
export async function showCommentsPage(
  request: Request,
  { params }: RequestContext,
): Promise<Response> {
  const target = readTarget(params);
  const { searchParams } = new URL(request.url);
  const posted = readId(searchParams.get("comment"));
  const own = searchParams.get("own") ?? "";
  const shown = await showCommentsWith(posted, target, readAfter(request));
  if (!shown) throw nothingHere();
  const isPosted = shown.comments.some(({ id }) => id === posted);
  const link = readPrivateLinkToken(own) && own;
  const page = await renderCommentsPage({ target, shown, posted: isPosted, own: link });
  const kept = cachedByTag(tags.comments(target), ["after", "comment", "own"], request);
  return html(page, 200, posted || own ? uncached : kept);
}

export async function showCommentsPageWithErrors({ status, message, headers }: HttpError) {
  const page = await renderCommentsPage({ problem: message });
  return html(page, status, { ...uncached, ...headers });
}

/** One page of comments with its target. @returns undefined if the target does not exist */
export async function showComments(target: CommentTarget, after: number): Promise<Shown> {
  const [about, page] = await Promise.all([findCommentTarget(target), listComments(target, after)]);
  return about && { ...about, comments: page.entries, next: page.next };
}

async function showCommentsWith(posted: number | undefined, target: CommentTarget, after: number) {
  const shown = await showComments(target, after);
  if (!posted || !shown?.next || posted <= shown.next) return shown;
  return showComments(target, posted - 1);
}

function readTarget({ contentType, contentId }: RequestContext["params"]): CommentTarget {
  const type = commentTypes.find((known) => known === contentType);
  const id = readId(contentId);
  if (type && id) return { contentType: type, contentId: id };
  throw nothingHere();
}

const nothingHere = () => new HttpError(404, "There is nothing here to comment on.");
