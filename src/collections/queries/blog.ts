import { inPages, newestFirst } from "../../lib/blog-pagination.ts";
import { entries } from "./entries.ts";
import { site } from "./site.ts";

const pageSize = 20;

/** The posts, newest first. Until the blog is launched, their pages are neither linked nor listed. */
export const posts = newestFirst(
  (await entries("blog")).map((post) => ({
    ...post,
    content: post.words,
    createdAt: new Date(post.createdAt).toISOString(),
  })),
);

export type BlogPost = (typeof posts)[number];

/** The pages of the list; empty until the blog is launched. */
export const postPages = inPages(site.features.blog ? posts : [], pageSize);
