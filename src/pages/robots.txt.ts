import type { APIRoute } from "astro";
import { site } from "../collections/queries/site.ts";

export const GET: APIRoute = () =>
  new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${site.url}/sitemap.xml\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
