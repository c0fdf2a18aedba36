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
