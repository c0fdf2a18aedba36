import * as z from "zod/mini";

/**
 * A blog post as the API answers it, alone and in the list. `content` is plain text; its line breaks
 * part the paragraphs. `type` is Personal, Humor or another word. `createdAt` is ISO 8601, UTC.
 */
export const postAnswer = z.object({
  id: z.int(),
  title: z.string(),
  content: z.string(),
  excerpt: z.string(),
  type: z.string(),
  likes: z.int(),
  createdAt: z.iso.datetime(),
});

export type Post = z.infer<typeof postAnswer>;

/** What `POST /api/blog/:id/like` answers: the count as it now stands. */
export const likesAnswer = z.object({ likes: z.int() });
