import type { PageView, ReviewPost } from "./schema/moderation.ts";

export const postAbout = ({ kind, author, place }: ReviewPost): string =>
  `${author ? `${kind} by ${author}` : `deleted ${kind}`}${place.title && `: ${place.title}`}`;

/** Such as `reply-5`. */
export const postName = ({ kind, id }: Pick<ReviewPost, "kind" | "id">): string => `${kind}-${id}`;

/** The buttons send the fields of all posts. */
export const fieldName = (action: "answer" | "edit" | "remove", field: string, post: string) =>
  `${action}-${field}-${post}`;

export function moderationAddress(view: Partial<PageView>, at = ""): string {
  const query = new URLSearchParams(Object.entries(view).filter(([, text]) => text !== ""));
  return `/desk?${query}${at && `#${at}`}`;
}
