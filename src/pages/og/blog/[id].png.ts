import type { APIRoute, GetStaticPaths } from "astro";
import { socialCard } from "../../../artwork/social-card.ts";
import { posts } from "../../../collections/queries/blog.ts";
import { site } from "../../../collections/queries/site.ts";

export const getStaticPaths = (() =>
  posts.map(({ id, title }) => ({
    params: { id: String(id) },
    props: { title },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ title: string }> = async ({ props }) =>
  new Response(Buffer.from(await socialCard(props.title, site.name)), {
    headers: { "Content-Type": "image/png" },
  });
