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

/** The posts, newest first. Until the blog is launched, their pages are neither linked nor listed. */
export const posts = newestFirst(allPosts);

/** The pages of the list; empty until the blog is launched. */
export const postPages = inPages(site.features.blog ? posts : [], pageSize);
