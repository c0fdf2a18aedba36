import type { APIRoute } from "astro";
import { pageAt } from "../collections/queries/pages.ts";
import { site } from "../collections/queries/site.ts";

const manifest = {
  name: site.name,
  short_name: site.name,
  description: pageAt("/").description,
  start_url: "/",
  display: "browser",
  background_color: "#fbf6ec",
  theme_color: "#fffdf8",
  icons: [192, 512].map((size) => ({
    src: `/icons/${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose: "any maskable",
  })),
};

export const GET: APIRoute = () =>
  new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json" },
  });
