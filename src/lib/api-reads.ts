import * as z from "zod/mini";
import { type Comment, commentAnswer, type Subject } from "../schemas/comment.ts";
import { type Post, postAnswer } from "../schemas/post.ts";
import { nextOf, search } from "./api.ts";

/** A GET of the API: where it goes, and what its answer means. The cache knows it by its path. */
export interface Read<T> {
  path: string;
  /** @throws Error where the answer is not of the kind that belongs here */
  parse: (response: Response) => Promise<T>;
  /** What a 401 means, where it is no error: never `undefined`. */
  on401?: () => T;
}

export type CommentsPage = {
  comments: Comment[];
  /** The id after which the next page starts; undefined on the last. */
  next: string | undefined;
};

/** One page of the comments under a subject, oldest first. */
export const commentsRead = (
  { contentType, contentId }: Subject,
  after?: string,
): Read<CommentsPage> => ({
  path: `/api/comments${search({ contentType, contentId: String(contentId), after })}`,
  parse: async (response) => ({
    comments: z.parse(z.array(commentAnswer), await response.json()),
    next: nextOf(response),
  }),
});

/** The path of the list of blog posts. */
export const postsPath = "/api/blog";

/** A published blog post. 404 where there is none with this id. */
export const postRead = (id: number): Read<Post> => ({
  path: `${postsPath}/${id}`,
  parse: async (response) => z.parse(postAnswer, await response.json()),
});
