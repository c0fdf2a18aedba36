import type { APIRoute, GetStaticPaths } from "astro";
import { socialCard } from "../../artwork/social-card.ts";
import { previewName } from "../../collections/files/page-meta.ts";
import { posts } from "../../collections/queries/blog.ts";
import { terms } from "../../collections/queries/glossary.ts";
import { media } from "../../collections/queries/media.ts";
import { pages } from "../../collections/queries/pages.ts";
import { podcasts } from "../../collections/queries/podcasts.ts";
import { site } from "../../collections/queries/site.ts";
import { interviewPath, mediaPath, postPath, termPath } from "../../lib/entry-paths.ts";

const titled = [
  ...Object.entries(pages).map(([path, { title }]) => ({ path, title })),
  ...posts.map(({ id, title }) => ({ path: postPath(id), title })),
  ...media.map(({ id, title }) => ({ path: mediaPath(id), title })),
  ...podcasts.map(({ id, title }) => ({ path: interviewPath(id), title })),
  ...terms.map(({ slug, term }) => ({ path: termPath(slug), title: term })),
];

export const getStaticPaths = (() =>
  titled.map(({ path, title }) => ({
    params: { page: previewName(path) },
    props: { title },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ title: string }> = async ({ props }) =>
  new Response(Buffer.from(await socialCard(props.title, site.name)), {
    headers: { "Content-Type": "image/png" },
  });
