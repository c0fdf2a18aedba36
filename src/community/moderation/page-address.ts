import type { PageView, ReviewPost } from "./schema/moderation.ts";

/** What a button is about: `reply by Ada: Sleep`. */
export const postAbout = ({ kind, author, place }: ReviewPost): string =>
  `${author ? `${kind} by ${author}` : `deleted ${kind}`}${place.title && `: ${place.title}`}`;

/** The name of a post in fields and addresses: `reply-5`. */
export const postName = ({ kind, id }: Pick<ReviewPost, "kind" | "id">): string => `${kind}-${id}`;

/** A field of the form to edit a post. */
export const editField = (field: "title" | "name" | "words", post: string): string =>
  `${field}-${post}`;

export const answerField = (field: "author" | "text", post: string): string => `${field}-${post}`;

/** Why a post is removed: one of four reasons, or words. */
export const reasonField = (field: "choice" | "words", post: string): string =>
  `why-${field}-${post}`;

/** The address of a list. @param at the post to scroll to */
export function moderationAddress(view: Partial<PageView>, at = ""): string {
  const query = new URLSearchParams(Object.entries(view).filter(([, text]) => text !== ""));
  return `/desk?${query}${at && `#${at}`}`;
}
