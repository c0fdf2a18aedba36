import type { CommentTarget } from "../schemas/comment.ts";
import { type Comments, createComments } from "./comments.ts";

const known = new Map<string, Comments>();

/** The store of the comments on a target. Each target has one store. */
export function commentsOf(target: CommentTarget): Comments {
  const name = nameOf(target);
  const comments = known.get(name) ?? createComments(target);
  known.set(name, comments);
  return comments;
}

export const nameOf = ({ contentType, contentId }: CommentTarget) => `${contentType} ${contentId}`;
