import type { PageView, ReviewPost } from "./schema/moderation.ts";

/** What a button is about: `reply by Ada: Sleep`. */
export const postAbout = ({ kind, author, place }: ReviewPost): string =>
  `${author ? `${kind} by ${author}` : `deleted ${kind}`}${place.title && `: ${place.title}`}`;

/** The name of a post in fields and addresses: `reply-5`. */
export const postName = ({ kind, id }: Pick<ReviewPost, "kind" | "id">): string => `${kind}-${id}`;

/** The name of a field: `answer-content-reply-5`. The buttons of all posts send all fields of the page. */
export const fieldName = (action: "answer" | "edit" | "remove", field: string, post: string) =>
  `${action}-${field}-${post}`;

/** The address of a list. @param at the post to scroll to */
export function moderationAddress(view: Partial<PageView>, at = ""): string {
  const query = new URLSearchParams(Object.entries(view).filter(([, text]) => text !== ""));
  return `/desk?${query}${at && `#${at}`}`;
}
