import * as z from "zod/mini";
import { type BlogPost, blogPostResponse } from "../schemas/blog-post.ts";
import { type Comment, type CommentTarget, commentResponse } from "../schemas/comment.ts";
import { nextOf, search } from "./api-client.ts";

/** A GET request. The path is also its cache key. */
export interface Read<T> {
  path: string;
  parse: (response: Response) => Promise<T>;
}

export type CommentsPage = {
  comments: Comment[];
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

export const postsPath = "/api/blog";

export const postRead = (id: number): Read<BlogPost> => ({
  path: `${postsPath}/${id}`,
  parse: async (response) => z.parse(blogPostResponse, await response.json()),
});
