import type { APIRoute } from "astro";
import { site } from "../collections/queries/pages/site.ts";

// Crawlers have to read the pages of a preview to see that they must not list them.
const sitemap = site.launched ? `\nSitemap: ${site.url}/sitemap.xml\n` : "";

export const GET: APIRoute = () =>
  new Response(`User-agent: *\nDisallow: /api/\n${sitemap}`, {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
