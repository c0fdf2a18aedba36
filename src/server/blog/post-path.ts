import { isLaunched } from "../site-settings.ts";

/** The address of a post: its own page, or before the launch of the blog its place on the blog's page. */
export const blogPostPath = (id: number): string =>
  isLaunched("blog") ? `/blog/${id}` : `/blog#${id}`;
