import { commentTypes, type Subject } from "../schemas/comment.ts";
import { listComments } from "./comments.ts";
import { type CommentsPageOptions, renderCommentsPage } from "./comments-page.tsx";
import { html, uncached } from "./http/answers.ts";
import { cachedByTag, tags } from "./http/cache.ts";
import type { Visit } from "./http/handle.ts";
import { readAfter, readId } from "./http/paging.ts";
import { Problem } from "./http/problem.ts";
import { readOwnToken } from "./own-link.ts";
import { findSubject } from "./subject-page.ts";

type Shown = CommentsPageOptions["shown"];

/** GET /comments/:contentType/:contentId, the comments as a page that needs no JavaScript */
export async function answerCommentsPage(request: Request, { params }: Visit): Promise<Response> {
  const subject = readSubject(params);
  const { searchParams } = new URL(request.url);
  const posted = readId(searchParams.get("comment"));
  const own = searchParams.get("own") ?? "";
  const shown = await showCommentsWith(posted, subject, readAfter(request));
  if (!shown) throw nothingHere();
  const isPosted = shown.comments.some(({ id }) => id === posted);
  const link = readOwnToken(own) && own;
  const page = await renderCommentsPage({ subject, shown, posted: isPosted, own: link });
  const kept = cachedByTag(tags.comments(subject), ["after", "comment", "own"], request);
  return html(page, 200, posted || own ? uncached : kept);
}

/** What `answerCommentsPage` refused, as a page. */
export async function refusedCommentsPage({ status, message, headers }: Problem) {
  const page = await renderCommentsPage({ problem: message });
  return html(page, status, { ...uncached, ...headers });
}

/**
 * One page of the comments under something, and what that is.
 * @returns undefined where there is no such thing
 */
export async function showComments(subject: Subject, after: number): Promise<Shown> {
  const [about, page] = await Promise.all([findSubject(subject), listComments(subject, after)]);
  return about && { ...about, comments: page.entries, next: page.next };
}

/** The page that was asked for; for one who has just posted, the one that shows the new comment. */
async function showCommentsWith(posted: number | undefined, subject: Subject, after: number) {
  const shown = await showComments(subject, after);
  if (!posted || !shown?.next || posted <= shown.next) return shown;
  return showComments(subject, posted - 1);
}

/** @throws Problem 404 */
function readSubject({ contentType, contentId }: Visit["params"]): Subject {
  const type = commentTypes.find((known) => known === contentType);
  const id = readId(contentId);
  if (type && id) return { contentType: type, contentId: id };
  throw nothingHere();
}

const nothingHere = () => new Problem(404, "There is nothing here to comment on.");
