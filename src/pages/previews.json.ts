import { posts } from "../collections/queries/blog.ts";
import { terms } from "../collections/queries/glossary.ts";
import { media } from "../collections/queries/media.ts";
import { pages } from "../collections/queries/pages.ts";
import { podcasts } from "../collections/queries/podcasts.ts";
import { interviewPath, mediaPath, postPath, termPath } from "../lib/entry-paths.ts";

/** The path and title of each page that has a link preview picture. */
const titles = [
  ...Object.entries(pages).map(([path, { title }]) => [path, title]),
  ...posts.map(({ id, title }) => [postPath(id), title]),
  ...media.map(({ id, title }) => [mediaPath(id), title]),
  ...podcasts.map(({ id, title }) => [interviewPath(id), title]),
  ...terms.map(({ slug, term }) => [termPath(slug), term]),
];

/** Read and deleted by `src/build/after-build.ts`. */
export const GET = () => Response.json(titles);
