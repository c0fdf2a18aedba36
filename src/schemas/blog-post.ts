import * as z from "zod/mini";

/**
 * A blog post in API responses. `content` is plain text, one paragraph on each line. Times are ISO 8601, UTC. `sample`
 * is true for an example.
 */
export const blogPostResponse = z.object({
  id: z.int(),
  title: z.string(),
  content: z.string(),
  excerpt: z.string(),
  type: z.string(),
  likes: z.int(),
  createdAt: z.iso.datetime(),
  sample: z.optional(z.literal(true)),
});

export type BlogPost = z.infer<typeof blogPostResponse>;

export const likesResponse = z.object({
  likes: z.int(),
  /** True if the visitor has already liked the post today. */
  alreadyCounted: z.optional(z.boolean()),
});

export type LikesResponse = z.infer<typeof likesResponse>;
