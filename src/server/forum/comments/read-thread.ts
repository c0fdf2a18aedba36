import type { Comment, CommentTarget } from "../../../schemas/comment.ts";
import { tags } from "../../http/cache.ts";
import { pageWith, readAfter, readId } from "../../http/pagination.ts";
import { cachedForOthers, type ForWriter } from "../../private-links/cache.ts";
import { listComments } from "./queries.ts";

/** `own` is shown once. */
export interface CommentThread extends ForWriter {
  comments: Comment[];
  next: number | undefined;
  /** True if the visitor's new comment is one of them. */
  posted: boolean;
}

/** Reads the comments that the URL of a page selects: those after `?after=`, or with the new `?comment=`. */
export async function readThread(request: Request, target: CommentTarget): Promise<CommentThread> {
  const { searchParams } = new URL(request.url);
  const posted = readId(searchParams.get("comment"));
  const [{ entries: comments, next }, forWriter] = await Promise.all([
    pageWith(posted, readAfter(request), (after) => listComments(target, after)),
    cachedForOthers(tags.comments(target), ["after", "comment"], request),
  ]);
  return { comments, next, posted: comments.some(({ id }) => id === posted), ...forWriter };
}
