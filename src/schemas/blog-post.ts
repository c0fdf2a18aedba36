import * as z from "zod/mini";

/**
 * A blog post in API responses, alone and in the list. `content` is plain text with one paragraph per line.
 * `type` is Personal, Humor or another word. `createdAt` is ISO 8601, UTC.
 */
export const blogPostResponse = z.object({
  id: z.int(),
  title: z.string(),
  content: z.string(),
  excerpt: z.string(),
  type: z.string(),
  likes: z.int(),
  createdAt: z.iso.datetime(),
});

export type BlogPost = z.infer<typeof blogPostResponse>;

/** Response of `POST /api/blog/:id/like`: the new count. */
export const likesResponse = z.object({ likes: z.int() });
