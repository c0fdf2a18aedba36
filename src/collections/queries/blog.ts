import { parsePost, plainPost } from "../files/post-text.ts";
import { entries, latestFirst } from "./entries.ts";
import { inPages } from "./pages/pagination.ts";
import { site } from "./pages/site.ts";

const pageSize = 20;

const all = (await entries("blog")).map((post) => {
  const date = new Date(post.createdAt).toISOString();
  const texts = { excerpt: plainPost(post.excerpt), content: parsePost(post.words) };
  return { ...post, ...texts, date, createdAt: date };
});

/** Until the blog is launched, the pages are neither linked nor listed. */
export const posts = latestFirst(all);

export const postPages = inPages(site.features.blog ? posts : [], pageSize);
