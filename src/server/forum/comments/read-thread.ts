import type { Comment, CommentTarget } from "../../../schemas/comment.ts";
import { cachedByTag, tags } from "../../http/cache.ts";
import { readAfter, readId } from "../../http/pagination.ts";
import { uncached } from "../../http/responses.ts";
import { readPrivateLinkToken } from "../../private-links/token.ts";
import { listComments } from "./queries.ts";

export interface CommentThread {
  comments: Comment[];
  next: number | undefined;
  /** True if the visitor's new comment is one of them. */
  posted: boolean;
  /** Token of the new comment's private link, which is shown once. */
  own: string | undefined;
  /** How long a page with these comments may be cached. */
  headers: Record<string, string>;
}

/** Reads the comments that the URL of a page selects: those after `?after=`, or with the new `?comment=`. */
export async function readThread(request: Request, target: CommentTarget): Promise<CommentThread> {
  const { searchParams } = new URL(request.url);
  const posted = readId(searchParams.get("comment"));
  const own = searchParams.get("own") ?? "";
  const { entries: comments, next } = await pageWith(posted, target, readAfter(request));
  const kept = cachedByTag(tags.comments(target), ["after", "comment", "own"], request);
  return {
    ...{ comments, next, posted: comments.some(({ id }) => id === posted) },
    own: readPrivateLinkToken(own) ? own : undefined,
    headers: posted || own ? uncached : kept,
  };
}

async function pageWith(posted: number | undefined, target: CommentTarget, after: number) {
  const page = await listComments(target, after);
  if (!posted || !page.next || posted <= page.next) return page;
  return listComments(target, posted - 1);
}
