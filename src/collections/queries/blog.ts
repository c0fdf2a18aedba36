import { parseBlogPost, plainBlogPost } from "../files/blog-text.ts";
import { entries, latestFirst } from "./entries.ts";
import { inPages } from "./pages/pagination.ts";
import { site } from "./pages/site.ts";

const pageSize = 20;

const all = (await entries("blog")).map((post) => {
  const date = new Date(post.createdAt).toISOString();
  const texts = { excerpt: plainBlogPost(post.excerpt), content: parseBlogPost(post.words) };
  return { ...post, ...texts, date, createdAt: date };
});

/** Until the blog is launched, the pages are neither linked nor listed. */
export const blogPosts = latestFirst(all);

export const blogPages = inPages(site.features.blog ? blogPosts : [], pageSize);
