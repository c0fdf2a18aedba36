import { inPages, newestFirst } from "../../lib/blog-pagination.ts";
import { entries } from "./entries.ts";
import { site } from "./site.ts";

export interface BlogPost {
  id: number;
  title: string;
  type: string;
  excerpt: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** Plain text, with paragraphs separated by line breaks. */
  content: string;
  sample: boolean;
}

const pageSize = 20;

const allPosts = (await entries("blog")).map(
  ({ id, title, type, excerpt, createdAt, sample, words }): BlogPost => ({
    ...{ id, title, type, excerpt, sample, content: words },
    createdAt: new Date(createdAt).toISOString(),
  }),
);

/** The posts, newest first; empty until the blog is launched. */
export const posts = site.features.blog ? newestFirst(allPosts) : [];

export const postPages = inPages(posts, pageSize);
