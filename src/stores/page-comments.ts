import type { CommentTarget } from "../schemas/comment.ts";
import { type Comments, createComments } from "./comments.ts";
import { reads } from "./page-reads.ts";

const known = new Map<string, Comments>();

/** The comments on a target: one store per target, for as long as the page is open. */
export function commentsOf(target: CommentTarget): Comments {
  const name = nameOf(target);
  const comments = known.get(name) ?? createComments(reads, target);
  known.set(name, comments);
  return comments;
}

export const nameOf = ({ contentType, contentId }: CommentTarget) => `${contentType} ${contentId}`;
