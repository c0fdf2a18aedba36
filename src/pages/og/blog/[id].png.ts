import type { APIRoute, GetStaticPaths } from "astro";
import { posts } from "../../../data/blog.ts";
import { site } from "../../../data/site.ts";
import { keptPreview } from "../../../lib/kept-preview.ts";

export const getStaticPaths = (() =>
  posts.map(({ id, title }) => ({
    params: { id: String(id) },
    props: { title },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ title: string }> = async ({ props }) =>
  new Response(Buffer.from(await keptPreview(props.title, site.name)), {
    headers: { "Content-Type": "image/png" },
  });
