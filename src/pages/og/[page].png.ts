import type { APIRoute, GetStaticPaths } from "astro";
import { pages } from "../../data/pages.ts";
import { site } from "../../data/site.ts";
import { keptPreview } from "../../lib/kept-preview.ts";
import { previewName } from "../../lib/page-meta.ts";

export const getStaticPaths = (() =>
  Object.entries(pages).map(([path, { title }]) => ({
    params: { page: previewName(path) },
    props: { title },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ title: string }> = async ({ props }) =>
  new Response(Buffer.from(await keptPreview(props.title, site.name)), {
    headers: { "Content-Type": "image/png" },
  });
