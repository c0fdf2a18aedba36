import { isLaunched } from "../site-settings.ts";

/** The path of a post: its own page, or an anchor on the blog page until the blog is launched. */
export const blogPostPath = (id: number): string =>
  isLaunched("blog") ? `/blog/${id}` : `/blog#${id}`;
