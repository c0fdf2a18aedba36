import type { APIRoute, GetStaticPaths } from "astro";
import { socialCard } from "../../artwork/social-card.ts";
import { previewName } from "../../collections/files/page-meta.ts";
import { pages } from "../../collections/queries/pages.ts";
import { site } from "../../collections/queries/site.ts";

export const getStaticPaths = (() =>
  Object.entries(pages).map(([path, { title }]) => ({
    params: { page: previewName(path) },
    props: { title },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ title: string }> = async ({ props }) =>
  new Response(Buffer.from(await socialCard(props.title, site.name)), {
    headers: { "Content-Type": "image/png" },
  });
