import type { Post } from "../../src/features/forum/schema/post.ts";

/** The URLs that return comments. */
export const commentsApi = /\/api\/comments\?/;

/** Their response. */
export const commentsResponse = (comments: Post[] = []) => ({ json: comments });
