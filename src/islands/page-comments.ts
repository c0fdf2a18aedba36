import type { Subject } from "../schemas/comment.ts";
import { type Comments, createComments } from "../stores/comments.ts";
import { reads } from "./page-reads.ts";

const known = new Map<string, Comments>();

/** The comments under a subject, the same each time that the visitor comes back to it. */
export function commentsOf(subject: Subject): Comments {
  const name = nameOf(subject);
  const comments = known.get(name) ?? createComments(reads, subject);
  known.set(name, comments);
  return comments;
}

/** Tells one subject from another. */
export const nameOf = ({ contentType, contentId }: Subject) => `${contentType} ${contentId}`;
