import type { APIRoute, GetStaticPaths } from "astro";
import { iconPng } from "../../artwork/app-icon.ts";

export const getStaticPaths = (() =>
  ["180", "192", "512"].map((size) => ({ params: { size } }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params }) =>
  new Response(new Uint8Array(await iconPng(Number(params.size))), {
    headers: { "Content-Type": "image/png" },
  });
