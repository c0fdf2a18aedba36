import type { DeskView, ReviewPost } from "./schema/moderation.ts";

/** The name of a post in fields and addresses: `reply-5`. */
export const postName = ({ kind, id }: Pick<ReviewPost, "kind" | "id">): string => `${kind}-${id}`;

export const answerField = (field: "author" | "text", post: string): string => `${field}-${post}`;

/** The address of a list. @param at the post to scroll to */
export function deskAddress(view: Partial<DeskView>, at = ""): string {
  const query = new URLSearchParams(Object.entries(view).filter(([, text]) => text !== ""));
  return `/desk?${query}${at && `#${at}`}`;
}

/** @param helpText the text with which an answer begins */
export const isHalfWritten = (typed: Record<string, string>, helpText: string): boolean =>
  Object.entries(typed).some(
    ([name, text]) =>
      name.startsWith("text-") && text.trim() !== "" && text.replaceAll("\r\n", "\n") !== helpText,
  );
