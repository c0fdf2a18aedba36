/** A blog post in API responses. */
export interface BlogPost {
  id: number;
  title: string;
  /** Plain text, with an empty line between paragraphs. */
  content: string;
  excerpt: string;
  type: string;
  likes: number;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** True for an example. */
  sample?: true;
}

export interface LikesResponse {
  likes: number;
  /** True if the visitor has already liked the post today, or too many visitors on the same network have. */
  alreadyCounted?: boolean;
}
