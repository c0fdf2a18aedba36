import type { APIRoute } from "astro";
import { iconSvg } from "../artwork/app-icon.ts";

export const GET: APIRoute = () =>
  new Response(iconSvg, { headers: { "Content-Type": "image/svg+xml" } });
