import { inPages, newestFirst } from "../lib/blog/post-pages.ts";
import { entries } from "./entries.ts";
import { site } from "./site.ts";

/** A post as pages show it. */
export interface BlogPost {
  id: number;
  title: string;
  type: string;
  excerpt: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** Plain text; its line breaks part the paragraphs. */
  content: string;
}

/** How many posts one page of the list shows. */
const pageSize = 20;

const written = (await entries("blog")).map(
  ({ id, title, type, excerpt, createdAt, words }): BlogPost => ({
    ...{ id, title, type, excerpt, content: words },
    createdAt: new Date(createdAt).toISOString(),
  }),
);

/** The posts, newest first; none before the launch of the blog. */
export const posts = site.features.blog ? newestFirst(written) : [];

/** The list, page by page. */
export const postPages = inPages(posts, pageSize);

/** The path of a post. Its number never changes, as its title may, and comments and likes know it too. */
export const postPath = (id: number): string => `/blog/${id}`;

/** What feeds the blog, for the head of its pages; nothing before its launch. */
export const blogFeed = site.features.blog
  ? { title: `Blog | ${site.name}`, href: "/blog/feed.xml" }
  : undefined;
