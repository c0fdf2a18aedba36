import type { SocialCard } from "../artwork/social-card.ts";
import { posts } from "../collections/queries/blog.ts";
import { terms } from "../collections/queries/glossary.ts";
import { media } from "../collections/queries/media.ts";
import { pages } from "../collections/queries/pages.ts";
import { podcasts } from "../collections/queries/podcasts.ts";
import { interviewPath, mediaPath, postPath, termPath } from "../lib/entry-paths.ts";

type Kind = SocialCard["kind"];

/** The pages that make no claims, or not only the creator's. */
const kinds: Record<string, Kind> = {
  "/do-i-need-a-doctor": "care",
  "/glossary": "term",
  "/discussions": "board",
  "/about/this-site": "plain",
  "/contact": "plain",
  "/literature": "plain",
  "/privacy": "plain",
  "/search": "plain",
  "/store": "plain",
  "/support": "plain",
};

const card = (path: string, title: string, kind: Kind = "claim"): [string, SocialCard] => [
  path,
  { title, kind },
];

/** The path and card of each page that has a link preview picture. */
const cards = [
  ...Object.entries(pages).map(([path, { title }]) => card(path, title, kinds[path])),
  ...posts.map(({ id, title }) => card(postPath(id), title)),
  ...media.map(({ id, title }) => card(mediaPath(id), title)),
  ...podcasts.map(({ id, title }) => card(interviewPath(id), title)),
  ...terms.map(({ slug, term }) => card(termPath(slug), term, "term")),
];

/** Read and deleted by `src/build/after-build.ts`. */
export const GET = () => Response.json(cards);
