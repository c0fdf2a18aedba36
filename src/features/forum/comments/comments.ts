import { map } from "nanostores";
import type { Comment, CommentTarget } from "../schema/comment.ts";
import { type CommentsPage, getComments } from "./api.ts";

/** The comments on one video, photograph or post. Comments that are shown already stay while others load. */
export type CommentThread =
  | { phase: "loading" | "failed"; comments?: readonly Comment[] | undefined }
  | ({ phase: "ready" } & CommentsPage);

/** Threads by `threadKey`. Each is loaded once, and again after a post. */
export const $comments = map<Record<string, CommentThread>>({});

export const threadKey = ({ contentType, contentId }: CommentTarget): string =>
  `${contentType} ${contentId}`;

/** Loads the comments unless they have been loaded, are loading, or have failed to load. */
export async function loadComments(target: CommentTarget): Promise<void> {
  if (!(threadKey(target) in $comments.get())) await refreshComments(target);
}

/** The visitor's comments, which a cache may not have yet. */
const posted = new Map<string, Comment[]>();

/** Loads the comments again. @param post the visitor's new comment @param shown the comments in the page of the server */
export async function refreshComments(
  target: CommentTarget,
  post?: Comment,
  shown?: readonly Comment[],
): Promise<void> {
  const key = threadKey(target);
  const own = posted.get(key) ?? [];
  if (post) posted.set(key, own.concat(post));
  const known = $comments.get()[key]?.comments ?? shown;
  $comments.setKey(key, { phase: "loading", comments: known && withPosted(key, known) });
  try {
    const { comments, next } = await getComments(target, pageInUrl());
    $comments.setKey(key, { phase: "ready", comments: withPosted(key, comments), next });
  } catch {
    $comments.setKey(key, { phase: "failed", comments: $comments.get()[key]?.comments });
  }
}

function withPosted(key: string, comments: readonly Comment[]): readonly Comment[] {
  const ids = new Set(comments.map(({ id }) => id));
  return comments.concat((posted.get(key) ?? []).filter(({ id }) => !ids.has(id)));
}

/** The page of a video may show a later page of its comments. */
const pageInUrl = () => Number(new URLSearchParams(location.search).get("after")) || 0;
