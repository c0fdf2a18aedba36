import type { Comment } from "../../src/features/forum/schema/comment.ts";

/** The URLs that return comments. */
export const commentsApi = /\/api\/comments\?/;

/** Their response. */
export const commentsResponse = (comments: Comment[] = []) => ({ json: comments });
