import * as z from "zod/mini";
import { type BlogPost, blogPostResponse } from "../schemas/blog-post.ts";
import { type Comment, type CommentTarget, commentResponse } from "../schemas/comment.ts";
import { nextOf, search } from "./api-client.ts";

/** A GET request. Its path is the key in the cache of `stores/reads.ts`. */
export interface Read<T> {
  path: string;
  /** @throws Error if the response has an unexpected shape */
  parse: (response: Response) => Promise<T>;
  /** The value for a 401 that is not an error: never `undefined`. */
  on401?: () => T;
}

export type CommentsPage = {
  comments: Comment[];
  /** The id after which the next page starts; undefined on the last. */
  next: string | undefined;
};

/** One page of the comments on a target, oldest first. */
export const commentsRead = (
  { contentType, contentId }: CommentTarget,
  after?: string,
): Read<CommentsPage> => ({
  path: `/api/comments${search({ contentType, contentId: String(contentId), after })}`,
  parse: async (response) => ({
    comments: z.parse(z.array(commentResponse), await response.json()),
    next: nextOf(response),
  }),
});

/** The path of the list of blog posts. */
export const postsPath = "/api/blog";

/** A published blog post, or 404. */
export const postRead = (id: number): Read<BlogPost> => ({
  path: `${postsPath}/${id}`,
  parse: async (response) => z.parse(blogPostResponse, await response.json()),
});
